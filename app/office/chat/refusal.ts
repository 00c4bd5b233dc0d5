import { textRefusals } from '../../core/conversations/conversation.ts'

/** Why an act of an employee changed nothing. */
export const deskRefusals = [
  ...textRefusals,
  'placeholder-left',
  'model-missing',
  'dealer-missing',
  'unknown',
  'ended',
  'not-our-link',
  'full',
  'id-used',
  'not-agent',
  'no-such-employee',
  'no-such-dealer',
  'already-there',
  'other-agent',
  'other-employee',
  'changed',
  'not-possible',
] as const
export type DeskRefusal = (typeof deskRefusals)[number]

/** A refusal that the browser may find by itself: the session has ended. */
export type AnswerRefusal = DeskRefusal | 'signed-out'

const canBeMended: readonly DeskRefusal[] = [...textRefusals, 'placeholder-left', 'model-missing', 'dealer-missing']

/** The status of an answer that refuses. */
export function statusOf(refusal: DeskRefusal): number {
  if (refusal === 'unknown') return 404
  return canBeMended.includes(refusal) ? 422 : 409
}
