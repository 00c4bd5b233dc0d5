import type { Maintenance, RepairCampaign } from '../../../core/maintenance/maintenance-schema.ts'

/** The repair campaigns that may concern a car. Only the workshop can tell for sure, by the chassis number. */
export function repairCampaignsFor({ repairCampaigns }: Maintenance, model: string, year: number | null): RepairCampaign[] {
  return repairCampaigns.filter((campaign) => campaign.model === model && (year === null || mayConcern(campaign, year)))
}

function mayConcern({ built, announced }: RepairCampaign, year: number): boolean {
  return built ? year >= built.from && year <= built.until : year <= Number(announced.slice(0, 4))
}
