import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers, type ConsentChoice, choiceIn, consentPurposes, readChoice, writeChoice } from './consent-choice.ts'

const anyPurposes = fc.subarray([...consentPurposes])
const visitor = 'A'.repeat(22)

test('a choice in a cookie is read back, whatever other cookies stand beside it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9999 }), anyPurposes, anyPurposes, (text, asked, allowed) => {
      const choice: ConsentChoice = { text, asked, visitor, allowed }
      const value = writeChoice(choice)
      expect(value).toMatch(/^[\w.-]+$/)
      expect(choiceIn(`pengirim=abc; persetujuan=${value}; lain=1`)).toEqual(choice)
      expect(choiceIn(`__Host-persetujuan=${value}`)).toEqual(choice)
    }),
  )
})

test.each(['', '1a.x.a', `a.${visitor}.`, `1z.${visitor}.`, `1.${visitor}.a;x`, `99999.${visitor}.`])(
  'the value %j is no choice',
  (value) => {
    expect(readChoice(value)).toBeNull()
  },
)

test('a cookie of another name is no choice', () => {
  expect(choiceIn(`bukan-persetujuan=1.${visitor}.a`)).toBeNull()
})

test('a choice answers while the text is the same and no purpose is new', () => {
  const choice: ConsentChoice = { text: 1, asked: ['analytics', 'advertising'], visitor, allowed: [] }
  expect(answers(choice, 1, ['analytics'])).toBe(true)
  expect(answers(choice, 1, ['analytics', 'recording'])).toBe(false)
  expect(answers(choice, 2, ['analytics'])).toBe(false)
  expect(answers(null, 1, [])).toBe(false)
})
