import { monthName } from '../../lib/day.ts'

/** `2024-12-20` as `20 Desember 2024`. Without a day, `2024-12` as `Desember 2024`. */
export function formatDate(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day && Number(day), monthName(Number(month)), year].filter(Boolean).join(' ')
}

/** `1–30 November 2026`, `15 November – 31 Desember 2026`, `15 November 2026 – 15 Januari 2027`. Both days are included. */
export function formatPeriod(from: string, until: string): string {
  const [year, month, day] = from.split('-')
  const [lastYear, lastMonth] = until.split('-')
  if (from === until) return formatDate(from)
  if (year !== lastYear) return `${formatDate(from)} – ${formatDate(until)}`
  if (month !== lastMonth) return `${Number(day)} ${monthName(Number(month))} – ${formatDate(until)}`
  return `${Number(day)}–${formatDate(until)}`
}
