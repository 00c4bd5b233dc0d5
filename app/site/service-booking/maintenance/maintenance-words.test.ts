import { expect, test } from 'vitest'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { nextVisit, type Visit } from '../../../core/maintenance/maintenance.ts'
import { adviceTexts, campaignText, durationText, freeLabourText, reasonTexts } from './maintenance-words.ts'

const next = (kilometres: number | null, atLeast?: number, variant: string | null = 'ultimate-cvt') =>
  nextVisit(
    maintenance,
    { model: 'xpander', variant, year: null },
    { kilometres, age: atLeast === undefined ? null : { atLeast, atMost: atLeast + 12 } },
  )

function visitsAt(kilometres: number, atLeast?: number): Visit[] {
  const answer = next(kilometres, atLeast)
  return answer.known ? answer.visits : []
}

test('a duration is told in hours', () => {
  expect(durationText(90)).toBe('sekitar 1,5 jam')
})

test('free labour is told as surely as it is known', () => {
  const [visit] = visitsAt(39_000, 20)
  const told = (change: Partial<Visit>) => visit && freeLabourText({ ...visit, ...change }, maintenance.freeLabour)
  expect(told({ freeLabour: 'yes' })).toBe(
    'Ongkos kerja gratis sampai 50.000 km atau 4 tahun: biaya Anda lebih rendah dari perkiraan ini.',
  )
  expect(told({ freeLabour: 'yes', cost: { kind: 'unknown' } })).toBe('Ongkos kerja gratis sampai 50.000 km atau 4 tahun.')
  expect(told({ freeLabour: 'perhaps' })).toContain('sejak mobil diserahkan')
  expect(told({ freeLabour: 'no' })).toBeNull()
  expect(told({ freeLabour: 'yes', cost: { kind: 'free' } })).toBeNull()
})

test('what makes an answer less sure is told', () => {
  expect(reasonTexts(next(39_000, 20))).toEqual([])
  expect(reasonTexts(next(null))).toEqual([])
  expect(reasonTexts(next(null, 20))).toEqual([expect.stringContaining('Salah satu')])
  expect(reasonTexts(next(5000, 20))).toEqual([expect.stringContaining('Menurut umur')])
  expect(reasonTexts(next(119_000, 80))).toEqual([expect.stringContaining('lebih tua'), expect.stringContaining('buku servis')])
})

test('an owner is asked for what would tell more', () => {
  expect(adviceTexts(next(39_000, 20))).toEqual([])
  expect(adviceTexts(next(39_000, 20, null))).toEqual([expect.stringContaining('Pilih varian')])
  expect(adviceTexts(next(null))).toEqual([expect.stringContaining('Isi kilometer')])
  expect(adviceTexts(next(null, 20))).toEqual([expect.stringContaining('yang mana')])
})

test('a repair campaign is told as far as it is known', () => {
  const texts = maintenance.repairCampaigns.map(campaignText)
  expect(texts).toEqual([
    'Pegas gas pintu belakang, diumumkan Februari 2018',
    'Pompa bahan bakar, mobil buatan 2017–2019, diumumkan Juni 2020',
    'Perbaikan yang rinciannya belum kami ketahui, diumumkan Agustus 2025',
  ])
})
