import { readStored, store } from '~/lib/browser-storage.ts'
import { ownKey } from '../../frame/own-storage.ts'
import type { OutgoingAnswer } from './desk-client.ts'

/** Answers of an employee that the server has not stored yet survive a reload in this tab. */
export const keptAnswers = (owner: string): readonly OutgoingAnswer[] =>
  readStored<readonly OutgoingAnswer[]>('sessionStorage', ownKey(owner, 'obrolan')) ?? []

export const keepAnswers = (owner: string, answers: readonly OutgoingAnswer[]): void =>
  store('sessionStorage', ownKey(owner, 'obrolan'), answers.length > 0 ? answers : null)

/** What an employee is typing in a conversation survives a reload, and reading another conversation. */
export const keptDraft = (owner: string, id: string): string =>
  readStored<string>('sessionStorage', ownKey(owner, 'obrolan-konsep', id)) ?? ''

export const keepDraft = (owner: string, id: string, text: string): void =>
  store('sessionStorage', ownKey(owner, 'obrolan-konsep', id), text || null)
