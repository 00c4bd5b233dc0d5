import { useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { Icon } from '~/ui/Icon.tsx'
import { smallButton, smallPrimary } from '../SmallControls.tsx'
import type { DetailView } from './detail-view.server.ts'
import { LeadForm } from './LeadForm.tsx'
import { detailWords as words } from './words.ts'

/** Telephone and WhatsApp, which record the attempt, and what came of it. */
export function ContactPanel({ lead }: { lead: DetailView }) {
  const tried = useFetcher()
  const record = (by: 'call' | 'whatsapp') => () => {
    const body = { tindakan: 'kontak', lewat: by, hasil: 'contact-tried' }
    tried.submit(body, { method: 'post', action: at.lead(lead.reference) })
  }
  if (!lead.can.contact) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <a href={lead.phone.callHref} onClick={record('call')} className={lead.prefersWhatsapp ? smallButton : smallPrimary}>
          <Icon name="phone" className="size-4" />
          {words.call} <span className="tabular">{lead.phone.text}</span>
        </a>
        {lead.phone.whatsappHref && (
          <a
            href={lead.phone.whatsappHref}
            target="_blank"
            rel="noreferrer"
            onClick={record('whatsapp')}
            className={lead.prefersWhatsapp ? smallPrimary : smallButton}
          >
            <Icon name="chat" className="size-4" />
            {words.whatsapp}
          </a>
        )}
        {lead.can.confirm && (
          <LeadForm action="konfirmasi" hidden={{ tempat: lead.place }}>
            <button type="submit" className={smallButton}>
              <Icon name="check" className="size-4" />
              {words.confirm}
            </button>
          </LeadForm>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-ink-soft">{words.result}</span>
        <Outcome result="reached" lead={lead} label={words.reached} />
        <Outcome result="not-reached" lead={lead} label={words.notReached} />
        <span className="text-ink-soft text-xs">{words.notReachedHint}</span>
      </div>
    </div>
  )
}

type OutcomeProps = { result: 'reached' | 'not-reached'; lead: DetailView; label: string }

function Outcome({ result, lead, label }: OutcomeProps) {
  return (
    <LeadForm action="kontak" hidden={{ hasil: result, lewat: lead.prefersWhatsapp ? 'whatsapp' : 'call' }}>
      <button type="submit" className={smallButton}>
        {label}
      </button>
    </LeadForm>
  )
}
