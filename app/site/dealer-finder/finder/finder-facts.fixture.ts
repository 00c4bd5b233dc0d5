import type { Service } from '../../../core/dealers/services.ts'
import type { FinderFacts, ListedDealer } from './facts.ts'

type Given = {
  name: string
  regencyCode: string
  latitude: number
  longitude: number
  services: readonly Service[]
  week?: number
}

function dealer({ name, services, week = 0, ...place }: Given): ListedDealer {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const { latitude, longitude } = place
  return {
    ...{ slug, name, ...place, week },
    services: [...services],
    sample: false,
    segments: ['mobil-penumpang'],
    displayedCars: null,
    otherDays: [],
    address: `Jl. Contoh 1, ${name}`,
    href: `/cari-dealer/contoh/${slug}`,
    destination: `${latitude},${longitude}`,
  }
}

const hours = [{ opens: 8 * 60, closes: 16 * 60 }]

/** Four dealers by name: two in Bandung, one in Jakarta and one in Jayapura, where it is two hours later. */
export const fourDealers: FinderFacts = {
  dealers: [
    dealer({
      name: 'Bandung Servis',
      ...{ regencyCode: '32.73', latitude: -6.95, longitude: 107.65, services: ['service', 'spare-parts'], week: 1 },
    }),
    dealer({
      name: 'Bandung Utama',
      ...{ regencyCode: '32.73', latitude: -6.91, longitude: 107.6, services: ['sales', 'service', 'spare-parts'] },
    }),
    dealer({ name: 'Jakarta Pusat', regencyCode: '31.71', latitude: -6.18, longitude: 106.83, services: ['sales'] }),
    dealer({
      name: 'Jayapura Indah',
      ...{ regencyCode: '91.71', latitude: -2.55, longitude: 140.7, services: ['sales', 'service', 'bodi-cat'] },
    }),
  ],
  // The second week is closed on Saturday and Sunday.
  weeks: [Array(7).fill(hours), [...Array(5).fill(hours), [], []]],
  holidays: [],
  cars: [
    { slug: 'xforce', name: 'XFORCE', class: 'mobil-penumpang' },
    { slug: 'triton', name: 'Triton', class: 'niaga-ringan' },
  ],
  provinces: [],
}
