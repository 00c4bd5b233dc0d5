import type { HandOver } from '../../../core/content/hand-over-schema.ts'
import { handOverWords as words } from '../words.ts'

export type HandOverDocument = HandOver & { slug: string }
export type Period = HandOver['days'] & { label: string; documents: HandOverDocument[] }

/** The documents by the time at which they arrive, the earliest first. */
export function byPeriod(documents: readonly HandOverDocument[]): Period[] {
  const sorted = documents.toSorted(
    (one, other) =>
      one.days.from - other.days.from || one.days.until - other.days.until || one.document.localeCompare(other.document, 'id'),
  )
  const periods: Period[] = []
  for (const document of sorted) {
    const { days } = document
    const same = periods.find(({ from, until }) => from === days.from && until === days.until)
    if (same) same.documents.push(document)
    else periods.push({ ...days, label: periodLabel(days), documents: [document] })
  }
  return periods
}

/** `Hari serah terima`, `2–4 minggu kemudian`, `1–3 bulan kemudian` */
function periodLabel({ from, until }: HandOver['days']): string {
  if (until === 0) return words.sameDay
  const inMonths = until > 45
  const [unit, days] = inMonths ? [words.monthsLong, 30] : [words.weeks, 7]
  return words.after(unit(Math.round(from / days), Math.round(until / days)))
}

/** The days that the figure shows. */
export const shownDays = 90

/** Where a bar of the figure begins and how long it is, in percent. The same day is a short bar at the start. */
export function barOf({ from, until }: HandOver['days']): { start: number; length: number } {
  const shown = (days: number) => (Math.min(days, shownDays) / shownDays) * 100
  return { start: shown(from), length: Math.max(2, shown(until) - shown(from)) }
}
