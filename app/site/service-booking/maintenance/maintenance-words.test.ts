import { expect, test } from 'vitest'
import { nextOfXpander } from '../../../../tests/support/visits.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { adviceTexts, campaignText } from './maintenance-words.ts'

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
