import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayNine, inserted, minutesLater, question } from '../../office/leads/office.fixture.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { deleteConversations, started } from '../conversations/conversations.fixture.ts'
import { conversations } from '../conversations/tables.ts'
import { sendTranscript } from '../conversations/transcript.server.ts'
import { rememberDevice } from '../leads/form/remembered.server.ts'
import { leads, rememberedContacts } from '../leads/tables.ts'
import { contactOfNumber, correctPerson } from './correct.server.ts'

const phone = '+6281234567890'
const environment = readEnvironment({ DATA_DIR: '' })

describe.each(everyDatabase)('the correction of a contact on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await forgetLeads(database.db)
    await deleteConversations(database.db)
  })

  test('reaches requests and chats of the number, and can take the e-mail away', async () => {
    const { db } = database
    const { phone, name } = await inserted(db, question())
    await started(db, fridayNine, { name: 'Budi', device: 'device of Budi' })
    await started(db, fridayNine, { name })
    await db.update(conversations).set({ phone }).where(eq(conversations.name, name))
    const contact = { name: 'Rina Kartika', email: null }
    expect(await correctPerson(db, environment, { phone, contact }, minutesLater(5))).toBe(2)
    expect(await db.select().from(leads)).toMatchObject([contact])
    expect((await db.select().from(conversations)).map((row) => row.name).toSorted()).toEqual(['Budi', 'Rina Kartika'])
  })

  test('reaches a chat that only its transcript ties to the number', async () => {
    const { db } = database
    await started(db, fridayNine, { name: 'Siti', device: 'device of Siti' })
    const { token } = await started(db, fridayNine, { name: 'Budy' })
    expect(await contactOfNumber(db, environment, phone)).toBe(null)
    const transcript = { clientId: crypto.randomUUID(), channel: 'whatsapp', to: phone, limits: [] } as const
    await sendTranscript(db, token, transcript, minutesLater(1))
    expect(await contactOfNumber(db, environment, phone)).toEqual({ name: 'Budy', email: null })
    expect(await correctPerson(db, environment, { phone, contact: { name: 'Budi', email: null } }, minutesLater(5))).toBe(1)
    expect((await db.select().from(conversations)).map((row) => row.name).toSorted()).toEqual(['Budi', 'Siti'])
  })

  test('reaches a contact that only a device remembers', async () => {
    const { db } = database
    const typed = { name: 'Budy', email: 'budi@contoh.id' }
    await rememberDevice(db, new Request('https://contoh.id/'), { ...typed, phone }, fridayNine)
    await rememberDevice(db, new Request('https://contoh.id/'), { ...typed, phone, email: null }, fridayNine)
    expect(await contactOfNumber(db, environment, phone)).toEqual(typed)
    const contact = { name: 'Budi', email: 'budi@suratku.example' }
    expect(await correctPerson(db, environment, { phone, contact }, minutesLater(5))).toBe(2)
    const rows = await db.select().from(rememberedContacts)
    expect(rows.map(({ name, email }) => [name, email]).toSorted()).toEqual([
      ['Budi', null],
      ['Budi', 'budi@suratku.example'],
    ])
    expect(await correctPerson(db, environment, { phone, contact }, minutesLater(6))).toBe(0)
  })
})
