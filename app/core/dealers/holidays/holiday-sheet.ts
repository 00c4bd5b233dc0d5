import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

/** National holidays. Dealers are closed on them unless they say otherwise. */
export const holidaySheet = defineSheet({
  name: 'libur',
  title: 'Hari libur nasional',
  help: 'Dealer tutup pada hari ini, kecuali mengisi jam lain di Kalender. Cuti bersama tidak termasuk.',
  columns: {
    date: { kind: 'day', label: 'Tanggal', help: 'Hari libur.' },
    name: { kind: 'text', longest: 80, label: 'Nama', help: 'Seperti yang dibaca pengunjung.' },
    confidence: {
      kind: 'choice',
      options: [
        { value: 'decreed', label: 'SKB' },
        { value: 'fixed', label: 'Tetap' },
        { value: 'computed', label: 'Hitungan' },
        { value: 'estimate', label: 'Perkiraan' },
      ],
      label: 'Kepastian',
      help: 'SKB, Tetap, Hitungan, atau Perkiraan. Perkiraan ditandai untuk pengunjung.',
    },
  },
  key: ['date'],
})

export type HolidayRow = RowOf<typeof holidaySheet.columns>
