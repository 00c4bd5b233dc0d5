import { expect, test } from 'vitest'
import { nextOfXpander, visitsOfXpander } from '../../../tests/support/visits.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import type { Visit } from './maintenance.ts'
import { durationText, freeLabourText, reasonTexts } from './visit-words.ts'

test('a duration is given in hours', () => {
  expect(durationText(90)).toBe('sekitar 1,5 jam')
})

test('the text about free labour says how sure it is', () => {
  const [visit] = visitsOfXpander(39_000, 20)
  const told = (change: Partial<Visit>) => visit && freeLabourText({ ...visit, ...change }, maintenance.freeLabour)
  expect(told({ freeLabour: 'yes' })).toBe(
    'Ongkos kerja gratis sampai 50.000 km atau 4 tahun: biaya Anda lebih rendah dari perkiraan ini.',
  )
  expect(told({ freeLabour: 'yes', cost: { kind: 'unknown' } })).toBe('Ongkos kerja gratis sampai 50.000 km atau 4 tahun.')
  expect(told({ freeLabour: 'perhaps' })).toContain('sejak mobil diserahkan')
  expect(told({ freeLabour: 'no' })).toBeNull()
  expect(told({ freeLabour: 'yes', cost: { kind: 'free' } })).toBeNull()
})

test('the reasons for doubt are named', () => {
  expect(reasonTexts(nextOfXpander(39_000, 20))).toEqual([])
  expect(reasonTexts(nextOfXpander(null))).toEqual([])
  expect(reasonTexts(nextOfXpander(null, 20))).toEqual([expect.stringContaining('Salah satu')])
  expect(reasonTexts(nextOfXpander(5000, 20))).toEqual([expect.stringContaining('Menurut umur')])
  expect(reasonTexts(nextOfXpander(119_000, 80))).toEqual([
    expect.stringContaining('lebih tua'),
    expect.stringContaining('buku servis'),
  ])
})
