import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentQuestions, currentQuestion } from './consent-text.ts'

test('a published text never changes: add a version instead', () => {
  const marks = Object.fromEntries(
    Object.entries(consentQuestions).map(([version, question]) => [
      version,
      createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 16),
    ]),
  )
  expect(marks).toEqual({ 1: 'ef7127e2ea4f7b7b' })
  expect(Object.keys(consentQuestions).at(-1)).toBe(String(currentQuestion))
})
