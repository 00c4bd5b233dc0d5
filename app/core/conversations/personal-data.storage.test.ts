import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { leads } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { makeLead } from './chat-lead.server.ts'
import { deleteConversations, started } from './conversations.fixture.ts'
import type { Conversation } from './conversations.server.ts'
import { storeFile } from './files.server.ts'
import { conversationsStore } from './personal-data.server.ts'
import { conversationEvents, conversationFiles, conversations } from './tables.ts'
import { sendTranscript } from './transcript.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const context = { now, publicUrl: 'https://contoh.id', tellsCrm: false }
const rina = '+6281234567890'
const budi = '+6281377219053'

describe.each(everyDatabase)('the chats of a person on $name', ({ open }) => {
  let database: Database
  let token: string
  let conversation: Conversation
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, now)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await forgetLeads(database.db)
    await deleteConversations(database.db)
    await started(database.db, now, { name: 'Siti', device: 'device of Siti' })
    ;({ token, conversation } = await started(database.db, now))
  })

  const write = (text: string) => sendAsVisitor(database.db, token, { kind: 'message', clientId: crypto.randomUUID(), text }, now)
  const give = (phone: string) =>
    makeLead(database.db, token, { clientId: crypto.randomUUID(), phone, provedAt: null, perNumberADay: 9 }, context)
  const transcriptTo = (to: string, channel: 'whatsapp' | 'email' = 'whatsapp') =>
    sendTranscript(database.db, token, { clientId: crypto.randomUUID(), channel, to }, context)

  const subjectOf = async (phone: string) => {
    const rows = await database.db.select().from(leads)
    return { phone, numberHash: null, leads: rows.filter((lead) => lead.phone === phone) }
  }
  const shown = async (phone: string) => {
    const [part] = await conversationsStore.find(database.db, await subjectOf(phone), now)
    return part?.entries.map(({ facts }) => facts.map(({ value }) => value).slice(2))
  }
  const erase = async (phone: string) => conversationsStore.erase(database.db, await subjectOf(phone), now)
  const names = async () => (await database.db.select().from(conversations)).map(({ name }) => name)

  test('a chat with two numbers is shown to both, to the earlier one until it was named last', async () => {
    await write('Kapan XFORCE tiba?')
    await give(rina)
    await write('Pakai nomor ini saja')
    await give(budi)
    await write('Rumah saya di Sleman')
    expect(await shown(rina)).toEqual([['Kapan XFORCE tiba?']])
    expect(await shown(budi)).toEqual([['Kapan XFORCE tiba?', 'Pakai nomor ini saja', 'Rumah saya di Sleman']])
  })

  test.each([rina, budi])('erasing %s deletes the whole chat with log, files and links, and no other', async (phone) => {
    await give(rina)
    await give(budi)
    await transcriptTo('rina@contoh.id', 'email')
    const file = { contentType: 'application/pdf', bytes: new Uint8Array([1]), name: 'Surat.pdf' }
    await storeFile(database.db, conversation.id, file, now)
    await erase(phone)
    expect(await names()).toEqual(['Siti'])
    expect([await database.db.$count(conversationEvents), await database.db.$count(conversationFiles)]).toEqual([0, 0])
    expect((await database.db.select().from(outbox)).map(({ template }) => template)).not.toContain('chat_transcript')
  })

  test('a transcript names its number: the chat is shown until then, and erased with it', async () => {
    await write('Kapan XFORCE tiba?')
    await transcriptTo(rina)
    await write('Rumah saya di Sleman')
    expect(await shown(rina)).toEqual([['Kapan XFORCE tiba?', rina]])
    await erase(rina)
    expect([await names(), await database.db.$count(outbox)]).toEqual([['Siti'], 0])
  })

  test('the number of a chat sees to which e-mail address its transcript went', async () => {
    await give(rina)
    await transcriptTo('rina@contoh.id', 'email')
    expect(await shown(rina)).toEqual([['rina@contoh.id']])
  })

  test('a chat goes with the request that was made of it, also when the number stays', async () => {
    await give(rina)
    const subject = await subjectOf(rina)
    await conversationsStore.erase(database.db, { ...subject, phone: null }, now)
    expect(await names()).toEqual(['Siti'])
  })
})
