import type { OutgoingAnswer } from './desk-client.ts'

const keys = { answers: 'kantor-obrolan', draft: 'kantor-obrolan-konsep' }

/** Answers that the server has not stored yet survive a reload in this tab. */
export const keptAnswers = (): readonly OutgoingAnswer[] => read<readonly OutgoingAnswer[]>(keys.answers) ?? []

export const keepAnswers = (answers: readonly OutgoingAnswer[]): void => write(keys.answers, answers.length > 0 ? answers : null)

/** What is being typed in a conversation survives a reload, and reading another conversation. */
export const keptDraft = (id: string): string => read<string>(`${keys.draft}:${id}`) ?? ''

export const keepDraft = (id: string, text: string): void => write(`${keys.draft}:${id}`, text || null)

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Where the browser forbids storing, the desk works without. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
