import { expect, test } from 'vitest'
import { serviceTypes } from '../../core/leads/payload.ts'
import { maintenanceInFile as maintenance } from '../../core/maintenance/maintenance.server.ts'
import { nextVisit } from '../../core/maintenance/maintenance.ts'
import { bookedVisit, needsComplaint, readServiceType } from './service-type.ts'

const xpander = { model: 'xpander', variant: null, year: null }
const at = (kilometres: number | null, atLeast?: number) => {
  const age = atLeast === undefined ? null : { atLeast, atMost: atLeast + 12 }
  return nextVisit(maintenance, xpander, { kilometres, age })
}

test('only the types of the list are read', () => {
  expect(serviceTypes.map(readServiceType)).toEqual([...serviceTypes])
  for (const other of ['', 'Berkala', 'bodi & cat']) expect(readServiceType(other)).toBeNull()
})

test('a repair needs a complaint', () => {
  expect(serviceTypes.filter(needsComplaint)).toEqual(['perbaikan-umum', 'bodi-cat'])
})

test('a visit is booked by its kilometres when only one visit is possible', () => {
  expect(bookedVisit('berkala', at(39_000))).toBe(40_000)
  expect(bookedVisit('berkala', at(null, 22))).toBeNull()
  expect(bookedVisit('berkala', at(null))).toBeNull()
  expect(bookedVisit('perbaikan-umum', at(39_000))).toBeNull()
})
