import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { changeContent, putContent } from '../../core/content/content.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { bookTestDrive } from './booking.server.ts'
import { type Choice, choiceOf } from './choice.ts'
import { readOptions } from './options.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
const bandung = { vehicle: 'xforce', dealer: 'mahligai-puteri-berlian-bandung', date: '2026-11-30' }

describe.each(everyDatabase)('what the form offers, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  afterAll(() => database.close())

  const options = (choice: Partial<Choice>) => readOptions(database.db, choiceOf(choice), fridayMorning)

  test('the step is the first question without an answer', async () => {
    const steps = [{}, { dealer: bandung.dealer }, { vehicle: 'xforce' }, bandung, { ...bandung, time: '09:30' }]
    expect((await Promise.all(steps.map(options))).map(({ step }) => step)).toEqual([0, 0, 1, 2, 3])
  })

  test('a chosen time is shown with date, the dealer’s time zone, and the time to answer by', async () => {
    const chosen = await options({ ...bandung, time: '09:30' })
    expect(chosen.schedule).toMatchObject({
      slot: 'Senin, 30 November 2026, 09.30 WIB',
      answerBy: 'Jumat, 27 November 2026, 11.00 WIB',
      zone: 'WIB',
    })
    expect((await options({ dealer: 'dealer-contoh-ambon' })).schedule.zone).toBe('WIT')
  })

  test('only cars on sale are offered, and a colour only of the car that has it', async () => {
    const { cars } = await options({})
    expect(cars.map(({ slug }) => slug)).not.toContain('eclipse-cross')
    expect(await options({ vehicle: 'outlander phev' })).toMatchObject({ car: null, noLongerSold: 'Outlander PHEV' })
    expect(await options({ vehicle: 'xforce', warna: 'jet-black-mica' })).toMatchObject({ car: { colour: 'jet-black-mica' } })
    expect(await options({ vehicle: 'xforce', warna: 'pelangi' })).toMatchObject({ car: { colour: '' } })
  })

  test('a taken time is not offered to others', async () => {
    const before = (await options(bandung)).schedule.times.length
    const contact = { name: 'Rina', phone: '+6281234567890', email: 'rina@contoh.id' }
    const form = {
      ...bandung,
      day: Temporal.PlainDate.from(bandung.date),
      minutes: 570,
      colour: null,
      contact,
      key: newRequestKey(),
      source: {},
      notes: [],
    }
    await bookTestDrive(database.db, form, { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false })
    const { schedule: after } = await options({ ...bandung, time: '09:30' })
    expect(after.times.length).toBe(before - 3)
    expect(after).toMatchObject({
      time: null,
      slot: null,
      missed: {
        title: 'Jam 09.30 WIB sudah terisi.',
        nearest: [{ time: '08.30 WIB' }, { time: '10.30 WIB' }, { time: '11.00 WIB' }],
      },
    })
  })

  test('a past time is named, and the first free time is offered', async () => {
    const { schedule: past } = await options({ ...bandung, date: '2026-11-20', time: '09:30' })
    expect(past.missed?.title).toBe('Jam 09.30 WIB tidak dapat dipesan lagi.')
    expect(past.missed?.nearest[0]).toMatchObject({ day: 'Jumat, 27 November', slot: expect.stringMatching(/^2026-11-27 /) })
    expect((await options(bandung)).schedule.missed).toBeNull()
  })

  test('the operator can change the length and the interval of drives', async () => {
    const body = { lengthMinutes: 120, everyMinutes: 120 }
    await changeContent(database.db, (tx) =>
      putContent(tx, { kind: 'settings', slug: 'test-drive', position: 0, body }, fridayMorning),
    )
    const { times } = (await options({ ...bandung, date: '2026-12-01' })).schedule
    expect(times.map(({ label }) => label)).toEqual(['08.30', '10.30', '12.30', '14.30'])
  })
})
