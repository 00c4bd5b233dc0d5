import { monthName } from '../../lib/day.ts'

/** `2024-12-20` as `20 Desember 2024`; `2024-12`, whose day is not known, as `Desember 2024`. */
export function formatDate(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day && Number(day), monthName(Number(month)), year].filter(Boolean).join(' ')
}
