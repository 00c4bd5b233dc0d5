import { dateAndTime } from '../../../core/appointments/slot-value.ts'
import { calendarOf } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import { leadContextOf } from '../../../core/leads/lead-context.ts'
import { readDay } from '../../../lib/calendar-day.ts'
import { dayAndTime, readTime } from '../../../lib/day.ts'
import { refused } from '../../../lib/result.ts'
import { readWholeNumber } from '../../../lib/whole-number.ts'
import type { Desk } from '../../frame/desk.server.ts'
import { readText } from '../../frame/read-text.ts'
import { confirmAppointment } from '../../leads/work/answer.server.ts'
import { type VisitAct, visitActs } from '../view/entry-state.ts'
import { words } from '../words.ts'
import { type Acted, actWhereSeen, type CalendarRefusal, undoAct } from './act.server.ts'
import { moveByStaff } from './move.server.ts'
import { cancelByStaff, recordVisit } from './visit.server.ts'

/** The answer to an act: what was done and can be taken back, or why nothing changed. `seen`: as the form sent it. */
export type ActAnswer =
  | { ok: true; text: string; undo: { reference: string; number: number } | null }
  | { ok: false; text: string; reference: string; seen?: string; alternatives: readonly { slot: string; label: string }[] }

const acts = ['move', 'confirm', 'cancel', 'undo', ...visitActs] as const
type Act = (typeof acts)[number]

/** Does what a form of the calendar asks for: its fields are `act`, `reference`, `seen`, `slot`, `reason` and `number`. */
export async function actOnForm(desk: Desk, body: FormData): Promise<ActAnswer> {
  const act = acts.find((each) => each === readText(body, 'act'))
  const reference = readText(body, 'reference')
  const seen = readText(body, 'seen')
  const acted = act ? await perform(desk, act, { reference, seen }, body) : refused({ kind: 'not-possible' as const })
  if (!acted.ok) return { ok: false, reference, seen, ...refusalWords(acted.refusal) }
  const undo = act === 'undo' ? null : { reference, number: acted.value.history.length }
  return { ok: true, text: await doneWords(desk, act ?? 'undo', acted.value), undo }
}

type Seen = { reference: string; seen: string }

function perform(desk: Desk, act: Act, target: Seen, body: FormData): Promise<Acted> {
  const { db } = desk
  const grant = desk.allow('lead:answer')
  const { reference } = target
  // An undo names the event that it takes back.
  if (act === 'undo') {
    const number = readWholeNumber(readText(body, 'number')) ?? 0
    return undoAct(db, grant, { reference, number }, leadContextOf(desk))
  }
  return actWhereSeen(db, grant, target, async (tx) => performSeen({ ...desk, db: tx }, act, reference, body))
}

function performSeen(desk: Desk, act: Exclude<Act, 'undo'>, reference: string, body: FormData): Promise<Acted> | Acted {
  const { db } = desk
  const grant = desk.allow('lead:answer')
  const context = leadContextOf(desk)
  switch (act) {
    case 'move': {
      const { date, time } = dateAndTime(readText(body, 'slot'))
      const [day, minutes] = [readDay(date), readTime(time)]
      if (!day || minutes === null) return refused({ kind: 'not-possible' })
      return moveByStaff(db, grant, reference, { day, minutes }, context)
    }
    case 'confirm':
      return confirm(desk, reference)
    case 'cancel':
      return cancelByStaff(db, grant, reference, readText(body, 'reason'), context)
    default:
      return recordVisit(db, grant, reference, act satisfies VisitAct, context)
  }
}

async function confirm(desk: Desk, reference: string): Promise<Acted> {
  const confirmed = await confirmAppointment(desk.db, desk.allow('lead:answer'), reference, leadContextOf(desk))
  if (confirmed.ok) return confirmed
  return refused({ kind: confirmed.refusal === 'unknown' ? 'unknown' : 'not-possible' })
}

function refusalWords(refusal: CalendarRefusal): Pick<Extract<ActAnswer, { ok: false }>, 'text' | 'alternatives'> {
  if (refusal.kind === 'slot-gone') {
    const alternatives = refusal.alternatives.map(({ slot, day, time }) => ({ slot, label: `${day}, ${time}` }))
    return { text: words.refusals.slot[refusal.why](refusal), alternatives }
  }
  if (refusal.kind === 'moved-meanwhile')
    return { text: words.refusals.movedMeanwhile(refusal.by, refusal.place), alternatives: [] }
  if (refusal.kind === 'too-many') {
    const { limit, count } = refusal
    return { text: limit === 'day' ? words.refusals.tooManyDay(count) : words.refusals.tooMany(count), alternatives: [] }
  }
  return { text: words.refusals[refusal.kind], alternatives: [] }
}

async function doneWords({ db }: Desk, act: Act, lead: Lead): Promise<string> {
  if (act === 'undo') return words.undone
  if (act !== 'move') return words.done[act](lead.name)
  const { span } = lastEvent(lead)
  if (!span || lead.dealerId === null) return words.done.move(lead.name, '')
  return words.done.move(lead.name, dayAndTime(span.from, calendarOf(await dealerById(db, lead.dealerId)).zone))
}
