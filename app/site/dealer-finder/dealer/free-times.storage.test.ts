import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { freeTimes } from './free-times.server.ts'

const saturdayMorning = Temporal.Instant.from('2026-11-28T01:00:00Z')
const saturdayEvening = Temporal.Instant.from('2026-11-28T11:00:00Z')
const sundayMorning = Temporal.Instant.from('2026-11-29T02:00:00Z')
const christmas = Temporal.Instant.from('2026-12-25T02:00:00Z')

describe.each(everyDatabase)('the free times of a dealer on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturdayMorning)
  })
  afterAll(() => database.close())

  test.each([
    ['while there are some today', saturdayMorning, 'Hari ini, Sabtu'],
    ['after the last of today', saturdayEvening, 'Hari ini tidak ada lagi. Berikutnya: Senin'],
    ['on the day of the week that is closed', sundayMorning, 'Hari ini dealer tutup. Jadwal kosong berikutnya: Senin'],
    ['on a holiday', christmas, 'Hari ini dealer tutup. Jadwal kosong berikutnya: Sabtu'],
  ] as const)('%s the text says so, and names the day of the next ones', async (_, now, told) => {
    const dealer = await findDealer(database.db, 'dwindo-cakung')
    if (!dealer) throw new Error('no such dealer')
    const html = renderToStaticMarkup(createElement(FreeTimes, { free: await freeTimes(database.db, dealer, now) }))
    expect(html.split(told)).toHaveLength(3)
  })
})
