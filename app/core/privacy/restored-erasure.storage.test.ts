import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { everyKind, type Installation } from '../../../tests/support/installations.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { spellingsOf, tracesOf } from '../../../tests/support/traces.ts'
import { fridayNine, inserted, minutesLater, question } from '../../office/leads/office.fixture.ts'
import { archiveIn, backUp, restore } from '../../platform/backup/installations.fixture.ts'
import type { Db } from '../../platform/database.server.ts'
import { Device } from '../../platform/device.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { hashOfNumber, recordOwnNumber } from '../codes/own-numbers.server.ts'
import { ownNumbers } from '../codes/tables.ts'
import { blockVisitor } from '../conversations/blocks.server.ts'
import { started } from '../conversations/conversations.fixture.ts'
import { conversationBlocks, conversations } from '../conversations/tables.ts'
import { sendTranscript } from '../conversations/transcript.server.ts'
import { rememberDevice } from '../leads/form/remembered.server.ts'
import { leads } from '../leads/tables.ts'
import { deliverToFile } from '../messages/file-channel.server.ts'
import { outgoing } from '../messages/outbox.server.ts'
import { outbox } from '../messages/tables.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import { erasePerson } from './erase.server.ts'
import { eraseChat } from './erase-chat.server.ts'
import { repeatErasures } from './repeat-erasures.server.ts'
import { registerRequest } from './requests.server.ts'
import { numberHash } from './subject.server.ts'
import { privacyHandOvers, privacyRequests } from './tables.ts'

const ibuRina = question().contact
const pakBudi = { ...ibuRina, name: 'Budi Santoso', phone: '+6281377219053' }
const later = fridayNine.add({ hours: 48 })

describe.each(everyKind)('after a restore, $name', ({ migrated }) => {
  const environmentOf = ({ environment }: Installation) => readEnvironment({ DATA_DIR: environment.dataDir })

  /** Both have asked something, and Ibu Rina has asked an employee to delete her data. Returns that request. */
  async function beforeBackup(db: Db, environment: ReturnType<typeof environmentOf>) {
    await seedCarsAndDealers(db, fridayNine)
    for (const contact of [ibuRina, pakBudi]) await inserted(db, question({ contact }))
    const hashOf = await numberHash(db, environment)
    const { phone } = ibuRina
    const asked = { kind: 'deletion', bySelf: false, subjectHash: hashOf(phone), phone, wish: 'Hapus data saya' } as const
    return registerRequest(db, { ...asked, receivedAt: fridayNine })
  }

  const stored = async (db: Db) => ({
    names: (await db.select().from(leads)).map(({ name }) => name),
    requests: (await db.select().from(privacyRequests)).map(({ phone, wish, erasedAt }) => [phone, wish, String(erasedAt)]),
    handOvers: (await db.select().from(privacyHandOvers)).map(({ recipient }) => recipient),
  })

  test('a person who was erased after the backup is erased again, and the register knows it', async () => {
    await using site = await migrated()
    const environment = environmentOf(site)
    const request = await site.use((db) => beforeBackup(db, environment))
    await backUp(site)
    const erasing = { phone: ibuRina.phone, by: 'ani', request }
    const context = { ...minutesLater(0), now: later, tellsCrm: true }
    await site.use((db) => erasePerson(db, environment, erasing, context))

    await restore(archiveIn(site), site, { replace: true })
    const register = { requests: [[null, null, String(later)]], handOvers: ['crm'] }
    expect(await site.use(stored)).toEqual({ names: [ibuRina.name, pakBudi.name], ...register })
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(1)
    expect(await site.use(stored)).toEqual({ names: [pakBudi.name], ...register })
  })

  test('a person without a request is erased again: chats, contact, proof and messages', async () => {
    await using site = await migrated()
    const environment = environmentOf(site)
    const { dataDir } = environment
    const { phone } = ibuRina
    const ofRina = [...spellingsOf(phone), 'Rina Kartika', hashOfNumber(phone)]
    const traces = (db: Db) => tracesOf(ofRina, { db, folder: join(dataDir, 'outbox') })
    await site.use(async (db) => {
      await seedCarsAndDealers(db, fridayNine)
      // The secret of the office is made when it is needed first.
      await numberHash(db, environment)
      const { token } = await started(db, fridayNine, { name: 'Rina Kartika' })
      const transcript = { clientId: crypto.randomUUID(), channel: 'whatsapp', to: phone, limits: [] } as const
      await sendTranscript(db, token, transcript, minutesLater(0))
      const { conversation } = await started(db, fridayNine, { name: 'Rina Kartika', device: 'device at work' })
      const ofChat = eq(conversations.id, conversation.id)
      await db.update(conversations).set({ phone, phoneProvedAt: fridayNine }).where(ofChat)
      await blockVisitor(db, grantTo('call-centre', 'chat:block'), conversation.id, fridayNine)
      await started(db, fridayNine, { name: 'Siti', device: 'device of Siti' })
      const request = new Request('https://contoh.id/')
      await rememberDevice(db, request, { ...ibuRina, name: 'Rina Kartika' }, fridayNine)
      await recordOwnNumber(db, await Device.of(request), phone, fridayNine)
      for (const row of await db.select().from(outbox)) await deliverToFile(dataDir, outgoing(row))
    })
    await backUp(site)
    await site.use((db) => erasePerson(db, environment, { phone, by: null }, { ...minutesLater(0), now: later }))
    expect(await site.use(traces)).toEqual([])

    await restore(archiveIn(site), site, { replace: true })
    expect(await site.use(traces)).not.toEqual([])
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(1)
    expect(await site.use(traces)).toEqual([])
    expect(await site.use(async (db) => (await db.select().from(conversations)).map(({ name }) => name))).toEqual(['Siti'])
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(0)
  })

  test('what stands nowhere else is erased again: a proof, the number in a block, and a chat that went to an e-mail address', async () => {
    await using site = await migrated()
    const environment = environmentOf(site)
    const [rina, budi] = [ibuRina, pakBudi].map(({ phone }) => phone) as [string, string]
    const context = { ...minutesLater(0), now: later }
    const left = async (db: Db) => ({
      proofs: (await db.select().from(ownNumbers)).map(({ numberHash: hash }) => hash),
      blocked: (await db.select().from(conversationBlocks)).map(({ numberHash: hash }) => hash),
      chats: (await db.select().from(conversations)).map(({ name }) => name).toSorted(),
      links: await db.$count(outbox, eq(outbox.recipient, 'rina@contoh.id')),
    })
    const link = await site.use(async (db) => {
      await seedCarsAndDealers(db, fridayNine)
      await numberHash(db, environment)
      for (const phone of [rina, budi]) {
        await recordOwnNumber(db, await Device.of(new Request('https://contoh.id/')), phone, fridayNine)
        const block = { staffId: 'ani', at: fridayNine, until: later.add({ hours: 24 }) }
        await db
          .insert(conversationBlocks)
          .values({ ...block, deviceHash: `device of ${phone}`, numberHash: hashOfNumber(phone) })
      }
      const { token } = await started(db, fridayNine, { name: 'Rina Kartika' })
      const transcript = { clientId: crypto.randomUUID(), channel: 'email', to: 'rina@contoh.id', limits: [] } as const
      await sendTranscript(db, token, transcript, minutesLater(0))
      await started(db, fridayNine, { name: 'Siti', device: 'device of Siti' })
      const [message] = await db.select().from(outbox)
      return message?.secrets?.link?.split('/').at(-1) ?? ''
    })
    await backUp(site)
    const erased = await site.use(async (db) => {
      await erasePerson(db, environment, { phone: rina, by: null }, context)
      expect(await eraseChat(db, environment, 'x'.repeat(43), later)).toBeNull()
      expect(await eraseChat(db, environment, link, later)).toMatch(/^DP-/)
      expect(await eraseChat(db, environment, link, later)).toBeNull()
      return left(db)
    })
    const ofBudi = hashOfNumber(budi)
    expect(erased).toEqual({ proofs: [ofBudi], blocked: expect.arrayContaining([null, ofBudi]), chats: ['Siti'], links: 0 })

    await restore(archiveIn(site), site, { replace: true })
    expect((await site.use(left)).chats).toEqual(['Rina Kartika', 'Siti'])
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(2)
    expect(await site.use(left)).toEqual({ ...erased, blocked: expect.arrayContaining([null, ofBudi]) })
    expect(await site.use((db) => repeatErasures(db, environment, later))).toBe(0)
  })
})
