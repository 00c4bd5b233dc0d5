import type { Service } from '../../core/dealers/services.ts'

export const serviceNames: Record<Service, string> = {
  sales: 'Penjualan',
  service: 'Servis',
  'spare-parts': 'Suku cadang',
  'bodi-cat': 'Bodi & cat',
}

export const words = {
  title: 'Cari dealer',
  description:
    'Dealer dan bengkel Mitsubishi terdekat: jarak, jam buka hari ini menurut waktu setempat, layanan, dan petunjuk arah.',
  /** Show the middle part only with script: the location button needs it. */
  lead: ['Cari dengan nama tempat', ', lokasi Anda,', ' atau provinsi.'],
  sample: 'Outlet contoh untuk demonstrasi.',
  today: (hours: string) => `Hari ini ${hours.toLowerCase()}`,
  distance: (kilometres: string) => `${kilometres} km`,
  directions: 'Petunjuk arah',
  details: 'Jam, layanan, dan jadwal',
  services: 'Layanan',
  display: {
    known: (car: string) => `${car} ada di ruang pamer`,
    unknown: (car: string) => `Menjual kelas ${car}; tanyakan apakah mobilnya ada di ruang pamer`,
  },
} as const
