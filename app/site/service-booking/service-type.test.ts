import { expect, test } from 'vitest'
import { serviceTypes } from '../../core/leads/payload.ts'
import { maintenanceInFile as maintenance } from '../../core/maintenance/maintenance.server.ts'
import { nextVisit } from '../../core/maintenance/maintenance.ts'
import { bayMinutes, bookedVisit, longestMinutes, needsComplaint, readServiceType } from './service-type.ts'

const xpander = { model: 'xpander', variant: null, year: null }
const at = (kilometres: number | null, atLeast?: number) => {
  const age = atLeast === undefined ? null : { atLeast, atMost: atLeast + 12 }
  return nextVisit(maintenance, xpander, { kilometres, age })
}

test('only the types of the list are read', () => {
  expect(serviceTypes.map(readServiceType)).toEqual([...serviceTypes])
  for (const other of ['', 'Berkala', 'bodi & cat']) expect(readServiceType(other)).toBeNull()
})

test('a repair needs to be told', () => {
  expect(serviceTypes.filter(needsComplaint)).toEqual(['perbaikan-umum', 'bodi-cat'])
})

test('a bay is taken as long as the visit takes', () => {
  expect(bayMinutes(maintenance.minutes, 'berkala', at(1000))).toBe(60)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(10_000))).toBe(120)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(20_000))).toBe(180)
  expect(bayMinutes(maintenance.minutes, 'bodi-cat', at(20_000))).toBe(60)
})

test('while the visit is open there is room for the longest it may be', () => {
  expect(bayMinutes(maintenance.minutes, 'berkala', at(null, 22))).toBe(180)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(null))).toBe(180)
})

test('while the type is open there is room for any', () => {
  expect(longestMinutes(maintenance.minutes, at(1000))).toBe(120)
  expect(longestMinutes(maintenance.minutes, at(20_000))).toBe(180)
})

test('a visit is booked by its kilometres where there is no doubt which', () => {
  expect(bookedVisit('berkala', at(39_000))).toBe(40_000)
  expect(bookedVisit('berkala', at(null, 22))).toBeNull()
  expect(bookedVisit('berkala', at(null))).toBeNull()
  expect(bookedVisit('perbaikan-umum', at(39_000))).toBeNull()
})
