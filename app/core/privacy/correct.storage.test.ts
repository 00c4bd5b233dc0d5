import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayNine, inserted, minutesLater, question } from '../../office/leads/office.fixture.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { started } from '../conversations/conversations.fixture.ts'
import { conversations } from '../conversations/tables.ts'
import { leads } from '../leads/tables.ts'
import { correctPerson } from './correct.server.ts'

describe.each(everyDatabase)('the correction of a contact on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  afterAll(() => database.close())

  test('reaches requests and chats of the number, and can take the e-mail away', async () => {
    const { db } = database
    await forgetLeads(db)
    const { phone, name } = await inserted(db, question())
    await started(db, fridayNine, { name: 'Budi', device: 'device of Budi' })
    await started(db, fridayNine, { name })
    await db.update(conversations).set({ phone }).where(eq(conversations.name, name))
    const contact = { name: 'Rina Kartika', email: null }
    expect(await correctPerson(db, readEnvironment({ DATA_DIR: '' }), { phone, contact }, minutesLater(5))).toBe(1)
    expect(await db.select().from(leads)).toMatchObject([contact])
    expect((await db.select().from(conversations)).map((row) => row.name).toSorted()).toEqual(['Budi', 'Rina Kartika'])
  })
})
