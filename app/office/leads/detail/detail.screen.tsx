import type { MouseEvent } from 'react'
import { data, Link, redirect, useLocation, useNavigate } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { errorTitle } from '~/ui/error-title.ts'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../../frame/desk.server.ts'
import { readOrKeep, useKept } from '../../frame/read-or-keep.ts'
import { words as officeWords } from '../../frame/words.ts'
import { DoneBar } from '../DoneBar.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { TimeLeft, useNow } from '../TimeLeft.tsx'
import { refusalWords } from '../words.ts'
import type { Route } from './+types/detail.screen'
import { actOnLead } from './act-on-lead.server.ts'
import { ChatsPanel } from './ChatsPanel.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { openLead } from './detail.server.ts'
import { type DetailView, detailView } from './detail-view.server.ts'
import { HandOverPanel } from './HandOverPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { OthersPanel } from './OthersPanel.tsx'
import { SentPanel } from './SentPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'
import { detailWords as words } from './words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('lead:read')
  const opened = await openLead(db, grant, params.reference, clock.now())
  if (!opened) throw data(null, { status: 404 })
  return detailView(db, grant, opened, clock.now())
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return readOrKeep('lead', params.reference, () => serverLoader())
}

/** After an action the page is read again; a refusal keeps what was typed. */
export async function action({ params: { reference }, request, context }: Route.ActionArgs) {
  const desk = deskOf(context)
  const body = await readBody(request)
  const acted = await actOnLead(desk, reference, body, leadContextOf(desk))
  if (!acted.ok) return data({ refusal: acted.refusal, note: String(body.get('catatan') ?? '') }, { status: 409 })
  // A lead that was given to another dealer is no longer there for the employee of the first.
  const isLost = desk.staff.role === 'dealer' && !desk.staff.dealerIds.includes(acted.value.dealerId ?? '')
  const { search, searchParams } = new URL(request.url)
  if (!isLost) return redirect(at.lead(reference) + search, 303)
  const handedOver = `${reference}:${acted.value.history.length}`
  return redirect(at.leads({ ...Object.fromEntries(searchParams), dialihkan: handedOver }), 303)
}

export default function DetailScreen({ loaderData: lead, actionData }: Route.ComponentProps) {
  useKept('lead', lead.reference, lead)
  const refusal = actionData?.refusal
  const title = `${lead.name} · ${lead.reference}`
  return (
    <article key={lead.reference} className="grid gap-5 px-4 pt-4 pb-24 lg:px-6">
      <title>{`${refusal ? errorTitle(title) : title} | ${officeWords.title}`}</title>
      <Head lead={lead} />
      {refusal && (
        <div role="alert">
          <Notice tone="warn">{refusalWords[refusal]}</Notice>
        </div>
      )}
      <Warnings lead={lead} />
      <ContactPanel lead={lead} />
      <WorkPanel lead={lead} />
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        <SentPanel lead={lead} />
        <HistoryPanel lead={lead} note={actionData?.note ?? ''} />
        <MessagesPanel lead={lead} />
        <OthersPanel lead={lead} />
        <ChatsPanel lead={lead} />
      </div>
      <HandOverPanel lead={lead} />
      {lead.undo && <DoneBar key={lead.undo.at} result={lead.undo} />}
    </article>
  )
}

function Head({ lead }: { lead: DetailView }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const now = useNow(lead.now)
  /** Back in the history brings back the place in the list; without one, the link opens the list. */
  const goBack = (event: MouseEvent) => {
    if (!history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <header className="grid gap-1">
      <p className="lg:hidden">
        <Link
          to={at.leads() + search}
          onClick={goBack}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-xl wrap-anywhere">
          <bdi>{lead.name}</bdi>
        </h1>
        <StatusWord status={lead.status} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
        <span className="tabular">{lead.reference}</span>
        <span>{lead.kind}</span>
        <TimeLeft dueAt={lead.dueAt} contactedAt={lead.contactedAt} now={now} />
        {lead.promise && <span>{words.promise(lead.promise)}</span>}
      </p>
    </header>
  )
}

function Warnings({ lead }: { lead: DetailView }) {
  return (
    <div className="grid gap-2 empty:hidden">
      {lead.isWithdrawn && <Notice tone="warn">{words.withdrawn}</Notice>}
      {lead.isEscalated && <Notice tone="warn">{words.escalated}</Notice>}
      {lead.prefersWhatsapp && !lead.isWithdrawn && <Notice>{words.prefersWhatsapp}</Notice>}
      {lead.mergedInto && (
        <Notice>
          {words.mergedInto}{' '}
          <Link to={at.lead(lead.mergedInto)} className="underline underline-offset-4">
            {lead.mergedInto}
          </Link>
        </Notice>
      )}
    </div>
  )
}
