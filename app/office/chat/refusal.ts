import { textRefusals } from '../../core/conversations/conversation.ts'
import type { FileRefusal } from '../../core/conversations/files.server.ts'

const fileRefusals = [
  'file-missing',
  'files-too-many',
  'picture-too-large',
  'picture-not-an-image',
  'picture-too-many-pixels',
] as const satisfies readonly (FileRefusal | 'files-too-many')[]

/** Why an act of an employee changed nothing. */
export const deskRefusals = [
  ...textRefusals,
  ...fileRefusals,
  'placeholder-left',
  'model-missing',
  'dealer-missing',
  'dealer-sells-other-cars',
  'simulation-missing',
  'slot-gone',
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

const canBeMended: readonly DeskRefusal[] = [
  ...textRefusals,
  ...fileRefusals,
  'placeholder-left',
  'model-missing',
  'dealer-missing',
  'dealer-sells-other-cars',
  'simulation-missing',
]

/** The status of an answer that refuses. */
export function statusOf(refusal: DeskRefusal): number {
  if (refusal === 'unknown') return 404
  return canBeMended.includes(refusal) ? 422 : 409
}
