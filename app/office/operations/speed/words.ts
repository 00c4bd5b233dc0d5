import type { SpeedGroup } from '~/core/tracking/page-speed.server.ts'
import type { SpeedGrade } from '~/core/tracking/page-speed.ts'
import { formatNumber } from '~/lib/number.ts'
import type { SpeedMetric } from '~/lib/page-speed.ts'

export const words = {
  title: 'Kecepatan halaman',
  intro: (days: number) =>
    `Diukur di browser pengunjung yang mengizinkan statistik, selama ${days} hari terakhir. Angkanya adalah p75: tiga dari empat kunjungan secepat itu atau lebih cepat.`,
  none: 'Belum ada pengukuran. Nyalakan “Kecepatan halaman” di tabel Tag dan pengukuran; kunjungan yang mengizinkan statistik lalu terhitung.',
  tags: 'Tag dan pengukuran',
  visits: 'Kunjungan',
  limit: (good: string, poor: string) => `Baik sampai ${good}, buruk di atas ${poor}`,
  noValue: 'Belum ada',
  back: 'Operasi',
} as const

export const groupWords: Record<SpeedGroup, string> = {
  pageType: 'Jenis halaman',
  device: 'Perangkat',
  line: 'Jaringan',
}

export const gradeWords: Record<SpeedGrade, string> = { good: 'Baik', fair: 'Perlu diperbaiki', poor: 'Buruk' }

export const metricWords: Record<SpeedMetric, string> = {
  LCP: 'Isi utama tampil (LCP)',
  INP: 'Jawaban atas ketukan (INP)',
  CLS: 'Pergeseran isi (CLS)',
  TTFB: 'Jawaban pertama server (TTFB)',
}

export const deviceWords: Readonly<Record<string, string>> = { mobile: 'Ponsel', tablet: 'Tablet', desktop: 'Komputer' }

export const lineWords: Readonly<Record<string, string>> = {
  'slow-2g': '2G lambat',
  '2g': '2G',
  '3g': '3G',
  '4g': '4G atau lebih cepat',
  unknown: 'Tidak diketahui',
}

/** `1,8 detik`, `120 ms`; CLS has no unit. */
export function speedText(metric: SpeedMetric, value: number): string {
  if (metric === 'CLS') return formatNumber(value, 2)
  return value < 1000 ? `${formatNumber(Math.round(value))} ms` : `${formatNumber(value / 1000, 1)} detik`
}
