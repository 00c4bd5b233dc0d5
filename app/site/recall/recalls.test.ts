import { expect, test } from 'vitest'
import { recallKind } from '../../core/content/recall-schema.ts'
import { recallsFor } from './affected.ts'
import { readFrameNumber } from './frame-number.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { durationText } from './words.ts'

const files = import.meta.glob<unknown>('../../../data/content/recalls/*.json', { eager: true, import: 'default' })
const recalls = Object.values(files).map((file) => recallKind.schema.parse(file))
const maintenance = import.meta.glob<{ repairCampaigns: { model: string; announced: string; units: number | null }[] }>(
  '../../../data/maintenance.json',
  { eager: true, import: 'default' },
)
const announced = Object.values(maintenance).flatMap(({ repairCampaigns }) => repairCampaigns)

test('a recall that was really announced has as many numbers as cars, and the month of the maintenance data', () => {
  const real = recalls.filter(({ code }) => /^KP-\d/.test(code))
  const known = real.map(({ models: [model = ''], code, frameNumbers: { serialFrom, serialUntil } }) => ({
    model,
    announced: code.slice('KP-'.length),
    units: Number(serialUntil) - Number(serialFrom) + 1,
  }))
  expect(known).toHaveLength(2)
  for (const one of known) expect(announced).toContainEqual(expect.objectContaining(one))
})

test('of the numbers for trying out, the first is in one recall and the second in none', () => {
  const found = sampleNumbers.map((number) => {
    const read = readFrameNumber(number)
    return read.ok ? recallsFor(recalls, read.value).length : null
  })
  expect(found).toEqual([1, 0])
})

test('a duration is written in hours and minutes', () => {
  expect([45, 60, 90, 120].map(durationText)).toEqual(['45 menit', '1 jam', '1 jam 30 menit', '2 jam'])
})
