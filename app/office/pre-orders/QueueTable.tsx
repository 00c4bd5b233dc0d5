import type { ReactNode, Ref } from 'react'
import { useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { TextField } from '~/ui/Field.tsx'
import type { ActAnswer } from '../calendar/acts/act-on-form.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import { useSingleSubmit } from '../frame/use-single-submit.ts'
import type { PreOrderAct } from './pre-order-acts.server.ts'
import { QueueState } from './QueueState.tsx'
import type { QueueRow } from './read-queue.server.ts'
import { words } from './words.ts'

type Props = { rows: readonly QueueRow[]; mayAct: boolean }

/** The queue in its order. A row of another dealer shows its place and car only. */
export function QueueTable({ rows, mayAct }: Props) {
  return (
    <ol className="grid text-sm">
      {rows.map((row) => (
        <li
          key={row.place}
          className={`grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-2 lg:grid-cols-[2.5rem_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_minmax(0,1.2fr)] ${row.own ? '' : 'text-ink-soft'}`}
        >
          <span className="text-lg font-bold tabular">
            <span className="sr-only">{`${words.place} `}</span>
            {row.place}
          </span>
          <Who row={row} />
          <Reach own={row.own} />
          <span className="col-start-2 min-w-0 wrap-anywhere lg:col-auto">
            {row.car}
            <span className="block text-xs text-ink-soft">{row.dealer}</span>
          </span>
          <span className="col-start-2 lg:col-auto">
            <QueueState state={row.state} />
            {row.note && <bdi className="block text-xs wrap-anywhere text-ink-soft">{row.note}</bdi>}
          </span>
          <div className="col-start-2 lg:col-auto">{row.own && mayAct && <Acts state={row.state} own={row.own} />}</div>
        </li>
      ))}
    </ol>
  )
}

function Who({ row: { own, since } }: { row: QueueRow }) {
  if (!own) return <span>{words.other}</span>
  return (
    <span className="min-w-0">
      <bdi className="font-semibold wrap-anywhere">{own.name}</bdi>
      <span className="block text-xs text-ink-soft">{words.since(since)}</span>
    </span>
  )
}

function Reach({ own }: Pick<QueueRow, 'own'>) {
  if (!own) return <span className="hidden lg:block" />
  return (
    <span className="col-start-2 min-w-0 wrap-anywhere tabular lg:col-auto">
      {own.reference}
      <a href={`tel:${own.phone}`} className="ms-3 inline-block max-w-full underline underline-offset-4 lg:ms-0 lg:block">
        {nationalMobile(own.phone)}
      </a>
    </span>
  )
}

type Own = NonNullable<QueueRow['own']>

function Acts({ state, own }: { state: QueueRow['state']; own: Own }) {
  if (state !== 'waiting') return <ActForm act="release" reference={own.reference} />
  return (
    <div className="flex flex-wrap gap-x-4">
      <WithText act="allocate" label={words.unit} own={own} optional />
      <WithText act="hold" label={words.reason} own={own} />
    </div>
  )
}

type WithTextProps = { act: PreOrderAct; label: string; own: Own; optional?: boolean }

function WithText({ act, label, own: { reference, events }, optional }: WithTextProps) {
  const kept = useKeptForm(`${act} ${reference}`, String(events))
  return (
    <details name={`act-${reference}`}>
      <summary className="min-h-8 cursor-pointer underline underline-offset-4">{words.acts[act]}</summary>
      <div className="grid gap-2 py-2">
        <ActForm ref={kept} act={act} reference={reference}>
          <TextField name="text" id={`${act}-${reference}`} label={label} optional={optional} autoComplete="off" />
        </ActForm>
      </div>
    </details>
  )
}

type ActFormProps = { act: PreOrderAct; reference: string; ref?: Ref<HTMLFormElement>; children?: ReactNode }

function ActForm({ act, reference, ref, children }: ActFormProps) {
  const fetcher = useFetcher<ActAnswer>({ key: 'pre-order-act' })
  return (
    <fetcher.Form
      ref={ref}
      method="post"
      action={at.preOrderQueues()}
      className="grid justify-items-start gap-2"
      onSubmit={useSingleSubmit()}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="reference" value={reference} />
      {children}
      <button
        type="submit"
        className="min-h-10 cursor-pointer rounded-control border border-line-strong px-3 font-semibold hover:border-current"
      >
        {words.acts[act]}
        <span className="sr-only">{` ${reference}`}</span>
      </button>
    </fetcher.Form>
  )
}
