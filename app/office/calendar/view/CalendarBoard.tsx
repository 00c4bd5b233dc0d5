import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ActAnswer } from '../acts/act-on-form.server.ts'
import { type CalendarChoice, calendarAddress } from '../calendar-address.ts'
import { words } from '../words.ts'
import { ActBar } from './ActBar.tsx'
import { Agenda } from './Agenda.tsx'
import { AtWorkshop } from './AtWorkshop.tsx'
import { columnsOf, slotValue } from './board.ts'
import { CalendarTable } from './CalendarTable.tsx'
import { DetailPanel } from './DetailPanel.tsx'
import { Legend } from './Legend.tsx'
import type { CalendarView, Entry } from './read-calendar.server.ts'
import type { Detail } from './read-detail.server.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

type Props = {
  choice: CalendarChoice
  opened: { view: CalendarView; detail: Detail | null; may: { act: boolean; change: boolean } }
  /** The answer to a form that was sent without script. */
  answer: ActAnswer | undefined
}

/** The appointment that is being moved: dragged, or to a time that is chosen next. */
export type Picked = { entry: Entry; isDragged: boolean }

/** What the parts of the calendar share: the appointment that is being moved, and how to act. */
export type Hand = {
  choice: CalendarChoice
  may: { act: boolean; change: boolean }
  picked: Picked | null
  pick: (picked: Picked | null) => void
  /** Moves the appointment in the hand. */
  drop: (date: string, minutes: number) => void
}

/** The calendar with the details of one appointment beside it. */
export function CalendarBoard({ choice, opened, answer }: Props) {
  const { view, detail, may } = opened
  const fetcher = useFetcher<ActAnswer>({ key: 'calendar-act' })
  const [picked, pick] = useState<Picked | null>(null)
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!picked || picked.isDragged) return
    board.current?.querySelector<HTMLElement>('[data-target]:not([hidden])')?.focus({ preventScroll: true })
    const end = (event: KeyboardEvent) => event.key === 'Escape' && pick(null)
    document.addEventListener('keydown', end)
    return () => document.removeEventListener('keydown', end)
  }, [picked])
  const moved = picked && !picked.isDragged ? picked.entry.reference : null
  useReturnedFocus(board, { reference: moved, isIdle: fetcher.state === 'idle', shown: view })
  const drop = (date: string, minutes: number) => {
    if (!picked) return
    const body = { act: 'move', reference: picked.entry.reference, seen: picked.entry.place, slot: slotValue(date, minutes) }
    fetcher.submit(body, { method: 'post', action: calendarAddress(choice) })
    pick(null)
  }
  const hand: Hand = { choice, may, picked, pick, drop }
  const columns = columnsOf(view, choice)
  return (
    <div
      ref={board}
      className={`grid grid-cols-1 items-start gap-6 ${choice.span === 'day' ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
    >
      <div className="grid min-w-0 gap-4">
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 rounded-control bg-paper-sunk px-3 py-2 text-sm empty:hidden"
        >
          {picked && !picked.isDragged && (
            <>
              {words.picked(picked.entry.name)}
              <button type="button" onClick={() => pick(null)} className="min-h-8 cursor-pointer underline underline-offset-4">
                {words.dropPick}
              </button>
            </>
          )}
        </p>
        <CalendarTable columns={columns} zone={view.zone} hand={hand} />
        <Agenda columns={columns} zone={view.zone} hand={hand} />
        <Legend canMove={may.act} />
        <AtWorkshop entries={view.atWorkshop} choice={choice} />
      </div>
      <DetailPanel detail={detail} hand={hand} entry={view.entries.find(({ reference }) => reference === detail?.reference)} />
      <ActBar answer={fetcher.data ?? answer} address={calendarAddress(choice)} />
    </div>
  )
}
