import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import type { Database } from '../../../platform/database.server.ts'
import { bandung, consultation, fridayNine, inserted, minutesLater, question } from '../office.fixture.ts'
import { recordContact } from '../work/answer.server.ts'
import { readFigures } from './figures.server.ts'

const reading = grantTo('administrator', 'figures:read')
const answering = grantTo('administrator', 'lead:answer')
const day = { from: fridayNine.subtract({ hours: 1 }), to: fridayNine.add({ hours: 23 }) }

describe.each(everyDatabase)('the figures of answers on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const figures = (by: 'dealer' | 'kind', grant = reading) =>
    readFigures(database.db, grant, { ...day, by }, fridayNine.add({ hours: 5 }))
  const answeredAfter = async (minutes: number, lead = question()) => {
    const { reference } = await inserted(database.db, lead)
    await recordContact(database.db, answering, reference, { by: 'call', result: 'reached' }, minutesLater(minutes))
  }

  test('median and ninth decile are minutes of opening time; the share counts kept promises among decided ones', async () => {
    for (const minutes of [10, 20, 30, 40, 130]) await answeredAfter(minutes)
    await inserted(database.db, question())
    await inserted(database.db, question({ event: { kind: 'received', answerBy: fridayNine.add({ hours: 20 }) } }))
    const { all } = await figures('kind')
    expect(all).toMatchObject({ count: 7, answered: 5, median: 30 })
    expect(all.p90).toBeCloseTo(94)
    expect(all.inTime).toBeCloseTo(4 / 6)
  })

  test('nights and Sundays do not count', async () => {
    await answeredAfter(3 * 24 * 60)
    // Friday 9.00 to 17.00 and Saturday 8.00 to 13.00; then Monday 8.00 to 9.00.
    expect((await figures('kind')).all.median).toBe((8 + 5 + 1) * 60)
  })

  test('groups stand beside the period before, and a request that nobody promised to answer is left out', async () => {
    await answeredAfter(10, consultation(bandung.id))
    await answeredAfter(20)
    await inserted(database.db, question({ event: { kind: 'received', answerBy: null } }))
    await inserted(database.db, consultation(bandung.id), fridayNine.subtract({ hours: 20 }))
    const byDealer = await figures('dealer')
    expect(byDealer.groups.map(({ key, count, before }) => [key, count, before?.count])).toEqual([
      [bandung.id, 1, 1],
      [null, 1, undefined],
    ])
    expect(byDealer.before.count).toBe(1)
    expect((await figures('kind')).groups.map(({ key }) => key)).toEqual(['consultation', 'message'])
  })

  test('an employee of a dealer sees the figures of that dealer', async () => {
    await answeredAfter(10, consultation(bandung.id))
    await answeredAfter(20)
    const { all, groups } = await figures('dealer', grantTo('dealer', 'figures:read', [bandung.id]))
    expect([all.count, groups.map(({ key }) => key)]).toEqual([1, [bandung.id]])
  })
})
