import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers, type ConsentChoice, consentPurposes, writeChoice } from '../../lib/consent-choice.ts'
import { askScript } from './ask-script.ts'

const visitor = 'A'.repeat(22)
const anyPurposes = fc.subarray([...consentPurposes])

/** True when the script of a page asks the visitor. */
function asks(script: string, document: object, navigator: object = {}): boolean {
  let isAsked = false
  const documentElement = { setAttribute: () => (isAsked = true) }
  runInNewContext(script, {
    document: Object.defineProperties({ documentElement }, Object.getOwnPropertyDescriptors(document)),
    navigator,
  })
  return isAsked
}

test('the script asks exactly when the stored choice does not answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2, 11), anyPurposes, fc.constantFrom(1, 2, 11), anyPurposes, (text, asked, now, needed) => {
      const choice: ConsentChoice = { text, asked, visitor, allowed: [] }
      const cookie = `pengirim=x; persetujuan=${writeChoice(choice)}`
      expect(asks(askScript(now, needed), { cookie })).toBe(!answers(choice, now, needed))
    }),
  )
})

test('Global Privacy Control is an answer, and a browser that forbids cookies is not asked', () => {
  const script = askScript(1, ['analytics'])
  expect(asks(script, { cookie: '' })).toBe(true)
  expect(asks(script, { cookie: '' }, { globalPrivacyControl: true })).toBe(false)
  const forbidden = {
    get cookie(): string {
      throw new Error('SecurityError')
    },
  }
  expect(asks(script, forbidden)).toBe(false)
})
