import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { fridayNine, question } from '../../office/leads/office.fixture.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { rememberDevice } from '../leads/form/remembered.server.ts'
import { rememberedContacts } from '../leads/tables.ts'
import { numberHash } from './subject.server.ts'
import { privacyRequests } from './tables.ts'
import { withdrawContacts } from './withdraw.server.ts'

const environment = readEnvironment({ DATA_DIR: '' })

describe.each(everyDatabase)('the withdrawal of remembered contacts on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('every device forgets the number, other numbers stay, and the register notes it once', async () => {
    const { db } = database
    const { contact } = question()
    const paksurya = { ...contact, phone: '+6281377219053' }
    for (const each of [contact, contact, paksurya]) await rememberDevice(db, new Request('https://contoh.id/'), each, fridayNine)
    expect(await withdrawContacts(db, environment, contact.phone, fridayNine)).toBe(2)
    expect(await withdrawContacts(db, environment, contact.phone, fridayNine)).toBe(0)
    expect(await db.select({ phone: rememberedContacts.phone }).from(rememberedContacts)).toEqual([{ phone: paksurya.phone }])
    const hashOf = await numberHash(db, environment)
    const noted = await db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.subjectHash, hashOf(contact.phone)))
    expect(noted).toMatchObject([{ kind: 'withdrawal', bySelf: true, phone: null, handledAt: fridayNine }])
  })
})
