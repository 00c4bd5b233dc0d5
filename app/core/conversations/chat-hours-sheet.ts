import { clock } from '../../lib/day.ts'
import { defineSheet } from '../content/sheets/sheet.ts'
import { openingHours, type Shift, type Week } from '../dealers/opening-hours.ts'

const days = { mon: 'Senin', tue: 'Selasa', wed: 'Rabu', thu: 'Kamis', fri: 'Jumat', sat: 'Sabtu', sun: 'Minggu' } as const

/** The times of a day without staff. */
export const closed = 'Tutup'
const time = '\\d\\d[.:]\\d\\d'
const times = `${time} ?[-–] ?${time}`

/** When the maker's own staff answers chats, a row a weekday. National holidays are closed whatever it says. */
export const chatHoursSheet = defineSheet({
  name: 'jam-obrolan',
  title: 'Jam petugas obrolan',
  help: 'Kapan petugas pusat menjawab obrolan, dalam WIB. Libur nasional selalu tutup. Obrolan yang dijawab dealer memakai jam buka dealer.',
  columns: {
    day: {
      kind: 'choice',
      options: Object.entries(days).map(([value, label]) => ({ value, label })),
      label: 'Hari',
      help: 'Tidak bisa diganti.',
    },
    times: {
      kind: 'text',
      longest: 60,
      pattern: `${closed}|${times}(, ?${times})*`,
      patternHelp: 'ditulis seperti 08.00–17.00, atau Tutup',
      label: 'Jam',
      help: 'Misalnya 08.00–17.00, atau 08.00–12.00, 13.00–17.00 dengan istirahat, atau Tutup.',
    },
  },
  key: ['day'],
  fixed: true,
})

export type ChatHoursRow = { day: string; times: string }

export const chatHoursRows = (week: Week): ChatHoursRow[] =>
  Object.keys(days).map((day, index) => ({ day, times: writeShifts(week[index] ?? []) }))

const writeShifts = (shifts: readonly Shift[]): string =>
  shifts.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(', ') || closed

/** The week of these rows. Null when the times of a day are impossible, or when every day is closed. */
export function chatWeek(rows: readonly ChatHoursRow[]): Week | null {
  const open = rows.filter(({ times }) => times !== closed)
  const written = open.map(({ day, times }) => [day, times.replaceAll('.', ':').replaceAll('–', '-').replaceAll(/ ?- ?/g, '-')])
  return openingHours.safeParse(Object.fromEntries(written)).data ?? null
}
