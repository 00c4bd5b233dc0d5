import { at } from '~/addresses.ts'
import type { RepairCampaign } from '~/core/maintenance/maintenance-schema.ts'
import { Notice } from '~/ui/Notice.tsx'
import { campaignText, noCampaignText, panelWords } from './maintenance-words.ts'

/** The repair campaigns that may concern a car. Says that there is none only if the visitor asked for one. */
export function CampaignPanel({ campaigns, asked }: { campaigns: readonly RepairCampaign[]; asked: boolean }) {
  if (campaigns.length === 0) return asked ? <Notice>{noCampaignText}</Notice> : null
  return (
    <Notice tone="warn">
      <p className="font-semibold">{panelWords.campaigns}</p>
      <ul className="mt-1 grid gap-1">
        {campaigns.map((campaign) => (
          <li key={campaign.announced}>{campaignText(campaign)}</li>
        ))}
      </ul>
      <p className="mt-2">{asked ? panelWords.campaignChecked : panelWords.campaignToo}</p>
      <a href={at.recallCheck()} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {panelWords.campaignCheck}
      </a>
    </Notice>
  )
}
