import { expect, test } from 'vitest'
import { bayMinutes, longestMinutes } from './bay-minutes.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { nextVisit } from './maintenance.ts'

const xpander = { model: 'xpander', variant: null, year: null }
const at = (kilometres: number | null, atLeast?: number) => {
  const age = atLeast === undefined ? null : { atLeast, atMost: atLeast + 12 }
  return nextVisit(maintenance, xpander, { kilometres, age })
}

test('a bay is taken for the length of the visit', () => {
  expect(bayMinutes(maintenance.minutes, 'berkala', at(1000))).toBe(60)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(10_000))).toBe(120)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(20_000))).toBe(180)
  expect(bayMinutes(maintenance.minutes, 'bodi-cat', at(20_000))).toBe(60)
})

test('when several visits are possible, the longest counts', () => {
  expect(bayMinutes(maintenance.minutes, 'berkala', at(null, 22))).toBe(180)
  expect(bayMinutes(maintenance.minutes, 'berkala', at(null))).toBe(180)
})

test('when no type is chosen, the longest type counts', () => {
  expect(longestMinutes(maintenance.minutes, at(1000))).toBe(120)
  expect(longestMinutes(maintenance.minutes, at(20_000))).toBe(180)
})
