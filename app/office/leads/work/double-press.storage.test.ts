import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import type { Database } from '../../../platform/database.server.ts'
import { bandung, consultation, fridayNine, inserted, minutesLater } from '../office.fixture.ts'
import type { Acted } from './act.server.ts'
import { noteLead, recordContact } from './answer.server.ts'
import { sendTemplate } from './send-message.server.ts'

const callCentre = grantTo('call-centre', 'lead:answer')
const soon = minutesLater(10)

describe.each(everyDatabase)('a double press on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  afterAll(() => database.close())

  const lengthAfter = (acted: Acted): number => {
    if (!acted.ok) throw new Error(acted.refusal)
    return acted.value.history.length
  }

  test('changes nothing and tells the visitor once; pressed later, it counts', async () => {
    const { db } = database
    const { reference, history } = await inserted(db, consultation(bandung.id))
    const call = { by: 'call', result: 'not-reached' } as const
    const acts = [
      () => noteLead(db, callCentre, reference, 'Minta warna merah', soon),
      () => sendTemplate(db, callCentre, reference, 'alamat-dealer', soon),
      () => recordContact(db, callCentre, reference, call, soon),
    ]
    for (const act of acts) expect(lengthAfter(await act())).toBe(lengthAfter(await act()))
    const told = (await db.select().from(outbox).orderBy(outbox.template)).map(({ template }) => template)
    expect(told).toEqual(['dealer_address', 'not_reached'])
    const again = await recordContact(db, callCentre, reference, call, minutesLater(11))
    expect(lengthAfter(again)).toBe(history.length + acts.length + 1)
  })

  test('of two employees is two acts', async () => {
    const { db } = database
    const { reference, history } = await inserted(db, consultation(bandung.id))
    const other = { ...callCentre, staff: { ...callCentre.staff, id: 'lain' } }
    await noteLead(db, callCentre, reference, 'Minta warna merah', soon)
    const second = await noteLead(db, other, reference, 'Minta warna merah', soon)
    expect(lengthAfter(second)).toBe(history.length + 2)
  })
})
