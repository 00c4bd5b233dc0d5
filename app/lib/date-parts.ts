/** A calendar day without a zone, without loading Temporal. A `Temporal.PlainDate` fits too. `month` counts from 1. */
export type DateParts = { readonly year: number; readonly month: number; readonly day: number }

/** `2026-11-28` */
export function isoDay({ year, month, day }: DateParts): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Reads `2026-11-28`. */
export function dayFromIso(text: string): DateParts {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return { year, month, day }
}

export function daysAfter({ year, month, day }: DateParts, days: number): DateParts {
  return dayFromIso(isoDay({ year, month, day: day + days }))
}

/** 1 is Monday, 7 is Sunday. */
export function dayOfWeek({ year, month, day }: DateParts): number {
  return ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1
}
