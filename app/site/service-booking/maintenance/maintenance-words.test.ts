import { expect, test } from 'vitest'
import { nextOfXpander, visitsOfXpander } from '../../../../tests/support/visits.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import type { Visit } from '../../../core/maintenance/maintenance.ts'
import { adviceTexts, campaignText, durationText, freeLabourText, reasonTexts } from './maintenance-words.ts'

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

test('the owner is asked for missing data', () => {
  expect(adviceTexts(nextOfXpander(39_000, 20))).toEqual([])
  expect(adviceTexts(nextOfXpander(39_000, 20, null))).toEqual([expect.stringContaining('Pilih varian')])
  expect(adviceTexts(nextOfXpander(null))).toEqual([expect.stringContaining('Isi kilometer')])
  expect(adviceTexts(nextOfXpander(null, 20))).toEqual([expect.stringContaining('yang mana')])
})

test('the text of a repair campaign contains what is known about it', () => {
  const texts = maintenance.repairCampaigns.map(campaignText)
  expect(texts).toEqual([
    'Pegas gas pintu belakang, diumumkan Februari 2018',
    'Pompa bahan bakar, mobil buatan 2017–2019, diumumkan Juni 2020',
    'Perbaikan yang rinciannya belum kami ketahui, diumumkan Agustus 2025',
  ])
})
