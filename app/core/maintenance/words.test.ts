import { expect, test } from 'vitest'
import { visitsOfXpander } from '../../../tests/support/visits.ts'
import { rupiah } from '../../lib/money.ts'
import { maintenanceInFile as maintenance } from './maintenance.server.ts'
import type { CostRange } from './visit-cost.ts'
import { costBasisText, costText, visitName } from './words.ts'

test('the name of a visit has the kilometres and the months', () => {
  expect(visitsOfXpander(500).map(visitName)).toEqual(['Pemeriksaan pertama 1.000 km atau 1 bulan'])
  expect(visitsOfXpander(39_000).map(visitName)).toEqual(['Servis 40.000 km atau 24 bulan'])
  expect(visitsOfXpander(119_000).map(visitName)).toEqual(['Servis 120.000 km'])
})

test('a cost comes with its area and date, or says that the area is unknown', () => {
  const { place: _, ...basis } = maintenance.costBases.workshop
  const about = (place: string | null): CostRange => ({
    kind: 'about',
    low: rupiah(850_000),
    high: rupiah(1_100_000),
    origin: 'workshop',
    basis: { ...basis, place },
  })
  expect(costText(about(null))).toBe('Sekitar Rp\u00a0850.000 – Rp\u00a01.100.000')
  expect(costBasisText(about(null))).toBe(
    'Suku cadang dan ongkos kerja tanpa paket, dihitung dari harga bengkel, batas bawah sebelum PPN, batas atas memuat PPN; wilayah bengkel belum dipastikan, data Desember 2025.',
  )
  expect(costBasisText(about('Makassar'))).toContain('bengkel Makassar, data Desember 2025')
  expect(costText({ kind: 'free' })).toBe('Gratis')
  expect(costText({ kind: 'unknown' })).toContain('Belum ada data biaya')
})
