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

test('who calls, by when and from which number', () => {
  expect(answerSteps(request)).toEqual([
    'Dealer menghubungi nomor Anda yang berakhiran 7890, paling lambat Sabtu, 28 November 2026, 13.16 WIB.',
    'Panggilan datang dari +622155501234.',
  ])
})

test('where the number is not known, how a caller is known to be ours', () => {
  expect(answerSteps({ ...request, callsFrom: null })[1]).toContain('KP-7K3M9Q')
})

test('the maker speaks of itself', () => {
  expect(answerSteps({ ...request, answeredBy: 'maker' })[0]).toMatch(/^Kami menghubungi/)
})

test('who is written to is not called', () => {
  const steps = answerSteps({ ...request, prefersWhatsapp: true })
  expect(steps).toHaveLength(1)
  expect(steps[0]).toContain('WhatsApp')
  expect(steps.join()).not.toContain('Panggilan')
})

test('where nobody needs to answer nothing is promised', () => {
  expect(answerSteps({ ...request, answerBy: null })).toEqual([])
})
