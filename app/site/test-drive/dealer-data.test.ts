import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { type Dealer, dealerSchema } from '../../core/dealers/dealer.ts'
import { dealerData } from './dealer-data.ts'

const dealer = (slug: string): Dealer => dealerSchema.parse(data.dealers.find((row) => row.slug === slug))
const bandung = { ...dealer('mahligai-puteri-berlian-bandung'), latitude: -6.91, longitude: 107.6 }
const published = (changes: Partial<Dealer>) => dealerData({ ...bandung, ...changes }, 'https://contoh.id')

test('a dealer is told with its place and hours', () => {
  const week = [
    [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 990 },
    ],
    [],
    [],
    [],
    [],
    [{ opens: 510, closes: 870 }],
    [],
  ]
  expect(published({ openingHours: week, geoPrecision: 'street', address: 'Jl. Gardujati 70' })).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://contoh.id/cari-dealer/jawa-barat/mahligai-puteri-berlian-bandung#dealer',
    url: 'https://contoh.id/cari-dealer/jawa-barat/mahligai-puteri-berlian-bandung',
    name: 'Mahligai Puteri Berlian Bandung',
    address: { streetAddress: 'Jl. Gardujati 70', addressLocality: 'Kota Bandung', addressRegion: 'Jawa Barat' },
    geo: { latitude: -6.91, longitude: 107.6 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '12:00' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '16:30' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '08:30', closes: '14:30' },
    ],
    areaServed: { name: 'Kota Bandung' },
  })
})

test('a point that is a guess stays out', () => {
  expect(published({ geoPrecision: 'district' })).not.toHaveProperty('geo')
})

test('an invented outlet stays out', () => {
  expect(published({ phone: '0220000000', sample: false })).toHaveProperty('telephone', '0220000000')
  expect(published({ sample: true })).toBeNull()
})
