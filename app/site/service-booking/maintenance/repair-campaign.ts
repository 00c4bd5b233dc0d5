import type { Maintenance, RepairCampaign } from '../../../core/maintenance/maintenance-schema.ts'

/** The repair campaigns a car may belong to; whether it does, the workshop sees by its chassis number. */
export function repairCampaignsFor({ repairCampaigns }: Maintenance, model: string, year: number | null): RepairCampaign[] {
  return repairCampaigns.filter((campaign) => campaign.model === model && (year === null || mayConcern(campaign, year)))
}

function mayConcern({ built, announced }: RepairCampaign, year: number): boolean {
  return built ? year >= built.from && year <= built.until : year <= Number(announced.slice(0, 4))
}
