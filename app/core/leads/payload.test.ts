import { expect, test } from 'vitest'
import { leadKinds, prefixes } from './payload.ts'
import { readAbout } from './payload-schema.ts'

const plan = { vehicle: 'xforce', variant: null, plan: '3-bulan', payment: 'kredit', currentVehicle: 'Avanza 2018' }

test('stored content is read as the type of its kind', () => {
  expect(readAbout('consultation', plan)).toEqual({ kind: 'consultation', payload: plan })
})

test.each([
  ['an unknown kind', 'konsultasi', plan],
  ['a payload of another kind', 'consultation', { vehicle: 'xforce', colour: null }],
  ['a choice nobody could make', 'consultation', { ...plan, plan: 'besok' }],
  ['nothing', 'consultation', null],
])('%s throws', (_, kind, payload) => {
  expect(() => readAbout(kind, payload)).toThrow()
})

test('the first two letters of a reference tell the kind', () => {
  const letters = leadKinds.map((kind) => prefixes[kind])
  expect(new Set(letters).size).toBe(leadKinds.length)
  for (const two of letters) expect(two).toMatch(/^[A-Z]{2}$/)
})
