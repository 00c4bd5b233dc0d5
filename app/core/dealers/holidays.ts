import { z } from 'zod'
import data from '../../../data/holidays.json' with { type: 'json' }
import { readDay } from '../../lib/calendar-day.ts'

const confidences = ['decreed', 'fixed', 'computed', 'estimate'] as const
const holiday = z.object({
  date: z.string().refine((text) => readDay(text) !== null),
  name: z.string(),
  confidence: z.enum(confidences),
})

/** National holidays in order. An estimated one may move by a day. */
export const holidayList = z.array(holiday).parse(data.holidays)

/** The name of each holiday by date, `2026-12-25`. */
export const holidays: ReadonlyMap<string, string> = new Map(
  holidayList.map(({ date, name, confidence }) => [date, confidence === 'estimate' ? `${name} (perkiraan)` : name]),
)
