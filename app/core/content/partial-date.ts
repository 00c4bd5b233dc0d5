import { monthName } from '../../lib/day.ts'

/** `2024-12-20` as `20 Desember 2024`. Without a day, `2024-12` as `Desember 2024`. */
export function formatDate(date: string): string {
  const [year = '', month = '', day] = date.split('-')
  return [day && Number(day), monthName(Number(month)), year].filter(Boolean).join(' ')
}
