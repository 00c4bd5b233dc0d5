import { readStored, store } from '~/lib/browser-storage.ts'
import type { OutgoingAnswer } from './desk-client.ts'

const keys = { answers: 'kantor-obrolan', draft: 'kantor-obrolan-konsep' } as const

/** Answers that the server has not stored yet survive a reload in this tab. */
export const keptAnswers = (): readonly OutgoingAnswer[] =>
  readStored<readonly OutgoingAnswer[]>('sessionStorage', keys.answers) ?? []

export const keepAnswers = (answers: readonly OutgoingAnswer[]): void =>
  store('sessionStorage', keys.answers, answers.length > 0 ? answers : null)

/** What is being typed in a conversation survives a reload, and reading another conversation. */
export const keptDraft = (id: string): string => readStored<string>('sessionStorage', `${keys.draft}:${id}`) ?? ''

export const keepDraft = (id: string, text: string): void => store('sessionStorage', `${keys.draft}:${id}`, text || null)
