import { z } from 'zod'
import data from '../../../../data/holidays.json' with { type: 'json' }
import { readDay } from '../../../lib/calendar-day.ts'

export const holidayConfidences = ['decreed', 'fixed', 'computed', 'estimate'] as const
const holiday = z.object({
  date: z.string().refine((text) => readDay(text) !== null),
  name: z.string(),
  confidence: z.enum(holidayConfidences),
})

export type Holiday = z.infer<typeof holiday>

/** National holidays in order. An estimated one may move by a day. */
export const holidaysInFile: readonly Holiday[] = z.array(holiday).parse(data.holidays)

/** The name of each holiday by date, `2026-12-25`. */
export const holidayNames = (holidays: readonly Holiday[]): [date: string, name: string][] =>
  holidays.map(({ date, name, confidence }) => [date, confidence === 'estimate' ? `${name} (perkiraan)` : name])
