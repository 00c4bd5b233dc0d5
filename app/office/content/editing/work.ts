import type { Check } from './check.ts'
import type { Meanwhile } from './merge.ts'

/** What the editor sends to `work.screen.ts` (`act`), and what comes back. Instants are ISO texts. */
export const acts = ['draft', 'save', 'publish', 'schedule', 'withdraw', 'discard', 'delete', 'preview', 'meanwhile'] as const
export type Act = (typeof acts)[number]

/** What an editor sees beside the form. */
export type Standing = {
  turn: number
  /** The window that saved the draft last; empty without a draft. */
  windowId: string
  /** When the draft was saved; null without a draft. */
  savedAt: string | null
  /** The number of the revision that a preview shows; null when there is none yet. */
  preview: number | null
  checks: readonly Check[]
  /** Labels of the fields that differ from what visitors see. */
  changed: readonly string[]
  /** The last saved version. */
  latest: { number: number; savedBy: string; savedAt: string } | null
  /** Other people with a draft of this item. */
  others: readonly { name: string; savedAt: string }[]
}

export type Answer =
  | { ok: true; act: 'draft'; standing: Standing }
  | { ok: true; act: 'done'; address: string }
  | { ok: true; act: 'preview'; address: string }
  | { ok: true; act: 'meanwhile'; meanwhile: Meanwhile | null }
  /** `newer`: the turn of the draft that another window has saved. `standing`: what has to be changed first. */
  | { ok: false; message: string; newer?: number; standing?: Standing }
