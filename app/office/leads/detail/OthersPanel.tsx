import { Link, useLocation } from 'react-router'
import { at } from '~/addresses.ts'
import { ShortTime } from '../ShortTime.tsx'
import { smallButton } from '../SmallControls.tsx'
import { StatusWord } from '../StatusWord.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm, Panel } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** Other requests of the same telephone number, and merging of duplicates. */
export function OthersPanel({ lead }: { lead: DetailView }) {
  const { search } = useLocation()
  if (lead.others.length === 0 && lead.merged.length === 0 && !lead.can.unmerge) return null
  return (
    <Panel id="lainnya" title={words.others}>
      {lead.can.unmerge && (
        <LeadForm action="pisah">
          <button type="submit" className={smallButton}>
            {words.unmerge}
          </button>
        </LeadForm>
      )}
      {lead.merged.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {words.merged}
          {lead.merged.map((reference) => (
            <Link
              key={reference}
              to={at.lead(reference) + search}
              className="inline-flex min-h-11 items-center underline underline-offset-4 tabular"
            >
              {reference}
            </Link>
          ))}
        </p>
      )}
      <ul className="grid text-sm">
        {lead.others.map((other) => (
          <li key={other.reference} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1">
            <Link to={at.lead(other.reference) + search} className="underline underline-offset-4 tabular">
              {other.reference}
            </Link>
            <span>{other.kind}</span>
            <StatusWord status={other.status} />
            <span className="text-ink-soft text-xs">
              <ShortTime at={other.askedAt} now={lead.now} zone={lead.zone} /> ·{' '}
              {other.isVerified && lead.isVerified ? words.verified : words.unverified}
            </span>
            {lead.can.merge && !other.isMerged && (
              <LeadForm action="gabung" hidden={{ duplikat: other.reference }} className="ms-auto">
                <button type="submit" className={smallButton}>
                  {words.merge}
                </button>
              </LeadForm>
            )}
          </li>
        ))}
      </ul>
      {lead.can.merge && lead.others.some(({ isMerged }) => !isMerged) && (
        <p className="text-ink-soft text-xs">{words.mergeHint}</p>
      )}
    </Panel>
  )
}
