import { leadContextOf } from '../../core/leads/lead-context.ts'
import { refused } from '../../lib/result.ts'
import { readWholeNumber } from '../../lib/whole-number.ts'
import { type Acted, undoAct } from '../calendar/acts/act.server.ts'
import type { ActAnswer } from '../calendar/acts/act-on-form.server.ts'
import type { Desk } from '../frame/desk.server.ts'
import { readText } from '../frame/read-text.ts'
import { allocateCar, holdOrder, preOrderActs, releaseOrder } from './pre-order-acts.server.ts'
import { refusalWords, words } from './words.ts'

const acts = [...preOrderActs, 'undo'] as const
type Act = (typeof acts)[number]

/** Does what a form of the queue asks for: its fields are `act`, `reference`, `text` and `number`. */
export async function actOnOrder(desk: Desk, body: FormData): Promise<ActAnswer> {
  const act = acts.find((each) => each === readText(body, 'act'))
  const reference = readText(body, 'reference')
  const acted = act ? await perform(desk, act, reference, body) : refused({ kind: 'not-possible' as const })
  if (!acted.ok) {
    const { refusal } = acted
    const text = [refusalWords[refusal.kind], ...(refusal.kind === 'not-first' ? refusal.references : [])].join(' ')
    return { ok: false, reference, text, alternatives: [] }
  }
  if (act === 'undo' || !act) return { ok: true, text: words.undone, undo: null }
  return { ok: true, text: words.done[act](acted.value.name), undo: { reference, number: acted.value.history.length } }
}

function perform(desk: Desk, act: Act, reference: string, body: FormData): Promise<Acted> {
  const { db } = desk
  const grant = desk.allow('lead:answer')
  const context = leadContextOf(desk)
  const text = readText(body, 'text')
  switch (act) {
    case 'allocate':
      return allocateCar(db, grant, reference, text, context)
    case 'hold':
      return holdOrder(db, grant, reference, text, context)
    case 'release':
      return releaseOrder(db, grant, reference, context)
    case 'undo':
      return undoAct(db, grant, { reference, number: readWholeNumber(readText(body, 'number')) ?? 0 }, context)
  }
}
