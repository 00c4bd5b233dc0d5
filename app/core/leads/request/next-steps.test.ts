import { expect, test } from 'vitest'
import { noCare } from './care.fixture.ts'
import type { Care } from './care.server.ts'
import { answerSteps } from './next-steps.ts'

const request = {
  reference: 'KP-7K3M9Q',
  answerBy: 'Sabtu, 28 November 2026, 13.16 WIB',
  answeredBy: 'dealer' as const,
  phoneEnding: '7890',
  callsFrom: '+622155501234',
  prefersWhatsapp: false,
  care: noCare,
}
const withCare = (care: Partial<Care>) => ({ ...request, care: { ...noCare, ...care } })

test('says who calls, how soon, and from which number', () => {
  expect(answerSteps(request)).toEqual([
    'Dealer menghubungi nomor Anda yang berakhiran 7890, paling lambat Sabtu, 28 November 2026, 13.16 WIB.',
    'Panggilan datang dari +622155501234.',
  ])
})

test('without a known number, says how to recognise our caller', () => {
  expect(answerSteps({ ...request, callsFrom: null })[1]).toContain('KP-7K3M9Q')
})

test('the maker calls itself "Kami"', () => {
  expect(answerSteps({ ...request, answeredBy: 'maker' })[0]).toMatch(/^Kami menghubungi/)
})

test('a visitor who wants WhatsApp messages is not called', () => {
  const steps = answerSteps({ ...request, prefersWhatsapp: true })
  expect(steps).toHaveLength(1)
  expect(steps[0]).toContain('WhatsApp')
  expect(steps.join()).not.toContain('Panggilan')
})

test('when nobody needs to answer, nothing is promised', () => {
  expect(answerSteps({ ...request, answerBy: null })).toEqual([])
})

test('names the employee who answers', () => {
  expect(answerSteps(withCare({ employee: 'Ani Wijaya' }))[0]).toMatch(/^Ani Wijaya dari dealer menghubungi nomor Anda/)
})

test('after a missed promise, no new time is promised', () => {
  expect(answerSteps(withCare({ missedPromise: request.answerBy }))[0]).toBe('Dealer menghubungi Anda secepatnya.')
})

test('a visitor who chose a time is called then', () => {
  const callAt = 'Jumat, 27 November 2026, 09.30 WIB–12.00 WIB'
  expect(answerSteps(withCare({ callAt }))[0]).toBe(`Dealer menghubungi nomor Anda yang berakhiran 7890 pada ${callAt}.`)
})

test('an answered request promises no further call', () => {
  expect(answerSteps(withCare({ answeredAt: request.answerBy }))).toEqual([])
})
