import type { Captcha } from './captcha.ts'
import type { DraftStore } from './draft-store.ts'
import type { InTurn } from './turns.ts'

/** The form part of the page, with the objects that its behaviours share. */
export type FormPart = { element: HTMLElement; inTurn: InTurn; drafts: DraftStore; captcha: Captcha }
