import { z } from 'zod'
import data from '../../../data/holidays.json' with { type: 'json' }
import { readDay } from '../../lib/day.ts'

const list = z.array(z.object({ date: z.string().refine((text) => readDay(text) !== null), name: z.string() }))

/** National holidays, `2026-12-25` and its name. */
export const holidays: ReadonlyMap<string, string> = new Map(list.parse(data.holidays).map(({ date, name }) => [date, name]))
