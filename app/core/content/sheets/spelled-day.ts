import { isoDay } from '../../../lib/date-parts.ts'
import { monthName } from '../../../lib/day.ts'
import { own } from '../../../lib/own.ts'
import { westernDigits } from '../../../lib/typed-text.ts'

// Without Temporal: the browser checks cells with these rules.

const [firstYear, lastYear] = [1990, 2199]

/** `2026-11-01` of `1 November 2026`, `1 Nov 2026`, `01/11/2026`, `1-11-2026`, `1.11.2026` or `2026-11-01`. Otherwise null. */
export function readSpelledDay(text: string): string | null {
  const typed = westernDigits(text).trim().toLowerCase()
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (isoYear) return existing(isoYear, Number(isoMonth), isoDate)
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  if (year) return existing(year, Number(month), date)
  const [, day, name = '', spelledYear] = /^(?:\p{L}+, )?(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4})$/u.exec(typed) ?? []
  return spelledYear ? existing(spelledYear, monthOf(name), day) : null
}

/** `1 November 2026` */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${monthName(month ?? 0)} ${year}`
}

const others: Readonly<Record<string, number>> = { agt: 8, agst: 8, nop: 11, nopember: 11, pebruari: 2, peb: 2 }

/** 0 for a word that is no month. */
function monthOf(name: string): number {
  const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1).toLowerCase())
  return own(others, name) ?? months.findIndex((month) => month === name || month.slice(0, 3) === name) + 1
}

/** Null for 31 February. */
function existing(year: string, month: number, day = ''): string | null {
  const parts = { year: Number(year), month, day: Number(day) }
  if (parts.year < firstYear || parts.year > lastYear || month < 1 || month > 12) return null
  const iso = isoDay(parts)
  return iso === `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` ? iso : null
}
