import { expect, test } from 'vitest'
import { rupiah } from '../../../lib/money.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import { nextVisit, type Visit } from './maintenance.ts'
import {
  adviceTexts,
  campaignText,
  costBasisText,
  costText,
  durationText,
  freeLabourText,
  reasonTexts,
  visitName,
} from './maintenance-words.ts'
import type { Cost } from './visit-cost.ts'

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

test('a visit is called by what falls due first', () => {
  expect(visitsAt(500).map(visitName)).toEqual(['Pemeriksaan pertama 1.000 km atau 1 bulan'])
  expect(visitsAt(39_000).map(visitName)).toEqual(['Servis 40.000 km atau 24 bulan'])
  expect(visitsAt(119_000).map(visitName)).toEqual(['Servis 120.000 km'])
})

test('a duration is told in hours', () => {
  expect(durationText(90)).toBe('sekitar 1,5 jam')
})

test('beside a cost stand its area and its date, or that there is none', () => {
  const { place: _, ...basis } = maintenance.costBases.workshop
  const about = (place: string | null): Extract<Cost, { kind: 'about' }> => ({
    kind: 'about',
    low: rupiah(850_000),
    high: rupiah(1_100_000),
    origin: 'workshop',
    basis: { ...basis, place },
  })
  expect(costText(about(null))).toBe('Sekitar Rp\u00a0850.000 – Rp\u00a01.100.000')
  expect(costBasisText(about(null))).toBe(
    'Suku cadang dan ongkos kerja tanpa paket, dihitung dari harga bengkel; batas atas memuat PPN; wilayah bengkel belum dipastikan, data Desember 2025.',
  )
  expect(costBasisText(about('Makassar'))).toContain('bengkel Makassar, data Desember 2025')
  expect(costText({ kind: 'free' })).toBe('Gratis')
  expect(costText({ kind: 'unknown' })).toContain('Belum ada data biaya')
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
