import { expect, test } from 'vitest'
import { answerSteps } from './next-steps.ts'

const request = {
  reference: 'KP-7K3M9Q',
  answerBy: 'Sabtu, 28 November 2026, 13.16 WIB',
  answeredBy: 'dealer' as const,
  phoneEnding: '7890',
  callsFrom: '+622155501234',
  prefersWhatsapp: false,
}

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
