import { channelWords } from '../../frame/words.ts'
import { smallButton } from '../SmallControls.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm, Panel } from './LeadForm.tsx'
import { templateNames, detailWords as words } from './words.ts'

const folded = 'cursor-pointer min-h-9 py-1.5 text-sm font-semibold'

/** The messages to the visitor with their delivery, and those that can be sent now. */
export function MessagesPanel({ lead }: { lead: DetailView }) {
  return (
    <Panel id="pesan" title={words.messages}>
      {lead.templates.map(({ name, text }) => (
        <details key={name} className="rounded-control border border-line px-3">
          <summary className={folded}>{templateNames[name]}</summary>
          <LeadForm action="pesan" hidden={{ templat: name }} className="grid justify-items-start gap-2 pb-3">
            <p className="whitespace-pre-line rounded-control bg-paper-warm p-3 text-sm wrap-anywhere">{text}</p>
            <button type="submit" className={smallButton}>
              {words.send}
            </button>
          </LeadForm>
        </details>
      ))}
      {lead.messages.length === 0 && <p className="text-ink-soft text-sm">{words.noMessages}</p>}
      <ol className="grid gap-1">
        {lead.messages.map((message) => (
          <li key={message.id}>
            <details className="text-sm">
              <summary className="min-h-9 cursor-pointer py-1.5">
                <span className="tabular">{message.at}</span> · {channelWords[message.channel]} ·{' '}
                <span className={message.isFailed ? 'font-semibold text-error' : 'text-ink-soft'}>{message.delivery}</span>
              </summary>
              <p className="whitespace-pre-line rounded-control bg-paper-warm p-3 wrap-anywhere">{message.text}</p>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
