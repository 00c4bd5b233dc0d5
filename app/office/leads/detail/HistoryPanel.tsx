import { useKeptForm } from '../../frame/use-kept-form.ts'
import { smallButton } from '../SmallControls.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm, Panel } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** Everything that happened, the newest first, and a field for a note. `note`: what was typed before a refusal. */
export function HistoryPanel({ lead, note }: { lead: DetailView; note: string }) {
  const kept = useKeptForm(`catatan ${lead.reference}`, String(lead.ownNotes))
  return (
    <Panel id="riwayat" title={words.history}>
      {lead.can.note && (
        // A new key empties the field after the own note was stored, but not when somebody else did something.
        <LeadForm key={lead.ownNotes} ref={kept} action="catatan" className="grid justify-items-start gap-2">
          <label htmlFor="catatan" className="sr-only">
            {words.note}
          </label>
          <textarea
            id="catatan"
            name="catatan"
            rows={2}
            defaultValue={note}
            placeholder={words.note}
            className="min-h-16 w-full rounded-control border border-line-strong bg-paper px-2.5 py-1.5 text-base lg:text-sm"
          />
          <button type="submit" className={smallButton}>
            {words.addNote}
          </button>
        </LeadForm>
      )}
      <ol className="grid gap-2 text-sm">
        {lead.events.map((event) => (
          <li key={`${event.duplicate} ${event.number}`} className="border-line border-l-2 pl-3">
            <p>
              {event.isTakenBack ? <s>{event.name}</s> : <span className="font-semibold">{event.name}</span>}
              {event.more && (
                <>
                  : <bdi className="wrap-anywhere">{event.more}</bdi>
                </>
              )}
              {event.isTakenBack && <span className="text-ink-soft text-xs"> {words.takenBack}</span>}
            </p>
            {event.note && <p className="whitespace-pre-line wrap-anywhere">{event.note}</p>}
            <p className="text-ink-soft text-xs tabular">
              {event.at} · {event.by}
              {event.isInternal && ` · ${words.internal}`}
              {event.duplicate && ` · ${words.ofDuplicate(event.duplicate)}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
