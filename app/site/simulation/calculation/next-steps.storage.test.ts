import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readTyped } from '../../../ui/form.ts'
import { money } from './money.ts'
import { choiceOf, nextSteps } from './next-steps.ts'
import { readCalculation } from './read-calculation.server.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const today = Temporal.PlainDate.from('2026-11-28')
const site = 'https://contoh.id'

describe.each(everyDatabase)('addresses to pass on, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
  })
  afterAll(() => database.close())

  const read = (typed: Record<string, string>, withCash = false) =>
    readCalculation(database.db, { typed, withCash, accessories: [] }, today)

  async function passedOn(typed: Record<string, string>, withCash = false) {
    const calculation = await read(typed, withCash)
    const { share, save } = nextSteps(calculation, site) ?? expect.fail('nothing chosen')
    const [shared = ''] = /https:\/\/contoh\.id\S+/.exec(new URL(share).searchParams.get('text') ?? '') ?? []
    const queries = [shared, `${site}${save?.link}`].map((address) => readTyped(new URL(address).searchParams))
    return { calculation, queries }
  }

  test.each([false, true])('the link keeps the kilometres and the place (in cash: %s)', async (withCash) => {
    const asked = { vehicle: 'xforce', province: '32', city: '32.73', km_setahun: '40.000', ...(withCash && { cara: 'tunai' }) }
    const { calculation, queries } = await passedOn(asked, withCash)
    expect(calculation.chosen?.ownership?.kilometresAYear).toBe(40_000)
    for (const query of queries) {
      expect(query).toMatchObject({ km_setahun: '40000', province: '32', city: '32.73' })
      const opened = await read(query, withCash)
      expect(opened.chosen?.ownership).toEqual(calculation.chosen?.ownership)
      expect(opened.places).toEqual(calculation.places)
    }
  })

  test.each([0, 80])('the link of a plug-in hybrid contains its share of electric driving, %i percent', async (electricShare) => {
    // No plug-in hybrid is on sale now.
    const { chosen, ...calculation } = await read({ vehicle: 'xforce' })
    const plugIn = chosen?.ownership ? { ...chosen, ownership: { ...chosen.ownership, electricShare } } : expect.fail()
    expect(choiceOf({ ...calculation, chosen: plugIn })).toMatchObject({ porsi_listrik: String(electricShare) })
  })

  test('a last payment is in the shared text, when there is one', async () => {
    const typed = { vehicle: 'xforce', dp: '35%', tenor: '36' }
    const sharedUnder = async (paket: string) => {
      const calculation = await read({ ...typed, paket })
      const { share } = nextSteps(calculation, site) ?? expect.fail('nothing chosen')
      return { text: new URL(share).searchParams.get('text'), offer: calculation.chosen?.offer }
    }
    const ended = await sharedUnder('angsuran-akhir')
    expect(ended.text).toContain(`, pembayaran akhir ${money(ended.offer?.breakdown?.balloon ?? Number.NaN)}.`)
    expect((await sharedUnder('standar')).text).not.toContain('pembayaran akhir')
  })

  test('the car’s default driving is not in the link, and no electric share for a car without a plug', async () => {
    const { queries } = await passedOn({ vehicle: 'xforce', km_setahun: 'banyak', porsi_listrik: '80' })
    for (const query of queries) {
      expect(query).not.toHaveProperty('km_setahun')
      expect(query).not.toHaveProperty('porsi_listrik')
    }
  })
})
