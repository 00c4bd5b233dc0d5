import { expect, test } from 'vitest'
import { maintenanceInFile } from '../../core/maintenance/maintenance.server.ts'
import { visitGroups } from './visit-groups.ts'

test('visits with the same work form a group', () => {
  const { visits, groups } = visitGroups(maintenanceInFile)
  expect(visits).toHaveLength(11)
  expect(groups.map(({ kind, marks }) => [kind, marks])).toEqual([
    ['first-check', [1000]],
    ['small', [10_000, 30_000, 50_000, 70_000, 90_000]],
    ['major', [20_000, 60_000, 100_000]],
    ['major', [40_000, 80_000]],
  ])
})
