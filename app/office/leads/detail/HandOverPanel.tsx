import { SmallDealerField, smallButton } from '../SmallControls.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

export function HandOverPanel({ lead }: { lead: DetailView }) {
  if (!lead.can['hand-over']) return null
  return (
    <details className="rounded-control border border-line px-3">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-sm">{words.handOver}</summary>
      <LeadForm action="alih" className="grid justify-items-start gap-2 pb-3">
        <p className="max-w-prose text-ink-soft text-sm">{words.handOverHint}</p>
        <div className="flex flex-wrap items-center gap-2">
          <SmallDealerField name="dealer" label={words.dealer} options={lead.dealers} />
          <button type="submit" className={smallButton}>
            {words.handOverNow}
          </button>
        </div>
      </LeadForm>
    </details>
  )
}
