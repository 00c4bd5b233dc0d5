import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { visitAt } from '../../../core/maintenance/maintenance.ts'
import { firstCovered, packageStarts } from './package-starts.ts'

/** Whether a visit may have free labour, for a car whose age is not known. */
const mayBeFree = (mark: number) => {
  const car = { model: 'xpander', variant: 'ultimate-cvt', year: null }
  const number = mark / maintenance.rule.every.kilometres
  return visitAt(maintenance, car, number, { kilometres: mark, age: null }).freeLabour !== 'no'
}

test('no package is compared with a visit whose labour is free', () => {
  expect(packageStarts(maintenance)).toEqual([60_000, 70_000, 80_000, 90_000])
  expect(packageStarts(maintenance).filter(mayBeFree)).toEqual([])
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), (kilometres) => !mayBeFree(firstCovered(maintenance, kilometres))))
  expect(mayBeFree(50_000)).toBe(true)
})
