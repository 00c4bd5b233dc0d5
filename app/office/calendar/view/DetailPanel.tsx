import { useEffect, useRef } from 'react'
import { Form, Link, useFetcher, useSubmit } from 'react-router'
import { at } from '~/addresses.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/Button.tsx'
import { SelectField } from '~/ui/Field.tsx'
import type { ActAnswer } from '../acts/act-on-form.server.ts'
import { calendarAddress, calendarQuery } from '../calendar-address.ts'
import { words } from '../words.ts'
import { slotValue } from './board.ts'
import type { Hand } from './CalendarBoard.tsx'
import type { Entry } from './read-calendar.server.ts'
import type { Detail } from './read-detail.server.ts'
import { StateMark } from './StateMark.tsx'

const { detail: d } = words

type Props = { detail: Detail | null; entry: Entry | undefined; hand: Hand }

/** Who comes, with which car, and what can be done with the appointment. */
export function DetailPanel({ detail, entry, hand }: Props) {
  const { span } = hand.choice
  if (!detail) return span === 'day' ? <p className="hidden text-sm text-ink-soft lg:block">{d.none}</p> : null
  return <Opened key={detail.reference} detail={detail} entry={entry} hand={hand} />
}

/** Beside a day; over the right end of a week, whose columns need the whole width. */
const places = {
  day: 'lg:sticky lg:top-4 lg:order-none',
  week: 'lg:fixed lg:top-4 lg:right-8 lg:z-10 lg:max-h-[calc(100dvh-2rem)] lg:w-80 lg:overflow-y-auto lg:shadow-panel',
}

function Opened({ detail, entry, hand }: Props & { detail: Detail }) {
  const panel = useRef<HTMLElement>(null)
  // On a phone the panel is above the calendar: focus brings it into view.
  useEffect(() => panel.current?.focus(), [])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={d.title}
      className={`order-first grid scroll-mt-4 gap-4 rounded-card border border-line bg-paper-warm p-4 outline-none ${places[hand.choice.span]}`}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <bdi>{detail.name}</bdi>
        </h2>
        <Link
          to={calendarAddress({ ...hand.choice, selected: '' })}
          preventScrollReset
          className="text-sm underline underline-offset-4"
        >
          {d.close}
        </Link>
      </div>
      <Facts detail={detail} entry={entry} />
      {hand.may.act && <Acts detail={detail} address={calendarAddress(hand.choice)} />}
      {hand.may.act && detail.move && <Move detail={detail} move={detail.move} entry={entry} hand={hand} />}
      {hand.may.act && detail.mayCancel && <Cancel detail={detail} address={calendarAddress(hand.choice)} />}
    </aside>
  )
}

function Facts({ detail, entry }: Pick<Props, 'entry'> & { detail: Detail }) {
  const facts = [
    { name: d.state, value: <StateMark state={detail.state} /> },
    { name: d.slot, value: detail.slot },
    { name: words.kinds[detail.kind], value: entry?.car },
    { name: d.plate, value: entry?.plate },
    { name: d.reference, value: detail.reference },
    { name: d.reason, value: detail.reason },
  ].filter(({ value }) => value)
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <a href={`tel:${detail.phone}`} className="inline-flex min-h-10 items-center underline underline-offset-4 tabular">
          {nationalMobile(detail.phone)}
        </a>
        <Link to={at.lead(detail.reference)} className="inline-flex min-h-10 items-center underline underline-offset-4">
          {d.whole}
        </Link>
        <a href={detail.whatsapp} rel="noreferrer" className="inline-flex min-h-10 items-center underline underline-offset-4">
          {d.whatsapp}
        </a>
      </p>
    </>
  )
}

function Acts({ detail: { reference, place: seen, mayConfirm, visits }, address }: { detail: Detail; address: string }) {
  const fetcher = useFetcher<ActAnswer>({ key: 'calendar-act' })
  const acts = [
    ...(mayConfirm ? [{ act: 'confirm', label: d.confirm }] : []),
    ...visits.map((act) => ({ act, label: words.acts[act] })),
  ]
  if (acts.length === 0) return null
  return (
    <fetcher.Form method="post" action={address} className="flex flex-wrap gap-2">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="seen" value={seen} />
      {acts.map(({ act, label }, place) => (
        <Button key={act} name="act" value={act} tone={place === 0 ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
    </fetcher.Form>
  )
}

type MoveProps = { detail: Detail; move: NonNullable<Detail['move']>; entry: Entry | undefined; hand: Hand }

function Move({
  detail: { reference, place: seen },
  move: { date, days, times, zone },
  entry,
  hand: { choice, pick },
}: MoveProps) {
  const fetcher = useFetcher<ActAnswer>({ key: 'calendar-act' })
  const submit = useSubmit()
  return (
    <section aria-label={d.move} className="grid gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{d.move}</h3>
        {entry && (
          <button
            type="button"
            onClick={() => pick({ entry, isDragged: false })}
            className="min-h-10 cursor-pointer text-sm underline underline-offset-4"
          >
            {d.moveOn}
          </button>
        )}
      </div>
      <Form
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
        className="flex items-end gap-2"
      >
        {Object.entries(calendarQuery({ ...choice, selected: reference })).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="min-w-0 flex-1">
          <SelectField name="pindah" label={d.moveDay} key={date ?? ''} defaultValue={date ?? ''}>
            {date === null && <option value="">{words.chooseDay}</option>}
            {days.map((day) => (
              <option key={day.date} value={day.date}>
                {`${day.weekday}, ${day.day} ${day.month} (${day.free})`}
              </option>
            ))}
          </SelectField>
        </div>
        <Button tone="secondary">{d.showTimes}</Button>
      </Form>
      {date !== null && (
        <fetcher.Form method="post" action={calendarAddress(choice)} className="grid gap-2">
          <p className="text-sm font-semibold">{`${d.moveTime} (${zone})`}</p>
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="seen" value={seen} />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
            {times.map(({ time, label }) => (
              <button
                key={time}
                type="submit"
                name="slot"
                value={`${date} ${time}`}
                disabled={entry !== undefined && slotValue(entry.date, entry.minutes) === `${date} ${time}`}
                className="min-h-10 cursor-pointer rounded-control border border-line-strong bg-paper text-sm tabular hover:border-current disabled:cursor-default disabled:opacity-50"
              >
                {label}
              </button>
            ))}
          </div>
          <p className="text-xs text-ink-soft">{d.moveNote}</p>
        </fetcher.Form>
      )}
    </section>
  )
}

function Cancel({ detail: { reference, place: seen }, address }: { detail: Detail; address: string }) {
  const fetcher = useFetcher<ActAnswer>({ key: 'calendar-act' })
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-10 cursor-pointer text-sm underline underline-offset-4">{d.cancel}</summary>
      <fetcher.Form method="post" action={address} className="mt-2 grid gap-3">
        <input type="hidden" name="act" value="cancel" />
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={seen} />
        <SelectField name="reason" label={d.cancelReason} defaultValue="">
          <option value="">{words.chooseReason}</option>
          {words.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </SelectField>
        <Button tone="secondary">{d.cancelNow}</Button>
      </fetcher.Form>
    </details>
  )
}
