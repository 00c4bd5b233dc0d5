import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatBeforeEach } from '../../../tests/support/chats.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import { leads } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import { blockVisitor, isBlocked } from './blocks.server.ts'
import { makeLead } from './chat-lead.server.ts'
import { started } from './conversations.fixture.ts'
import { storeFile } from './files.server.ts'
import { chatFilesInFile, fileOfPerson } from './own-files.server.ts'
import { conversationsOf, conversationsStore } from './personal-data.server.ts'
import { openConversation } from './staff-lists.server.ts'
import { conversationBlocks, conversationEvents, conversationFiles, conversations } from './tables.ts'
import { sendTranscript } from './transcript.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const context = { now, publicUrl: 'https://contoh.id', tellsCrm: false }
const rina = '+6281234567890'
const budi = '+6281377219053'

describe.each(everyDatabase)('the chats of a person on $name', ({ open }) => {
  const chat = chatBeforeEach(open, { now })
  beforeEach(async () => {
    await started(chat.database.db, now, { name: 'Siti', device: 'device of Siti' })
  })

  const write = (text: string) =>
    sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: crypto.randomUUID(), text }, now)
  const give = (phone: string) =>
    makeLead(chat.database.db, chat.token, { clientId: crypto.randomUUID(), phone, provedAt: null, limits: [] }, context)
  const transcriptTo = (to: string, channel: 'whatsapp' | 'email' = 'whatsapp') =>
    sendTranscript(chat.database.db, chat.token, { clientId: crypto.randomUUID(), channel, to, limits: [] }, context)

  const subjectOf = async (phone: string) => {
    const rows = await chat.database.db.select().from(leads)
    return { phone, numberHash: null, leads: rows.filter((lead) => lead.phone === phone) }
  }
  const shown = async (phone: string) => {
    const [part] = await conversationsStore.find(chat.database.db, await subjectOf(phone), now)
    return part?.entries.map(({ facts }) => facts.map(({ value }) => value).slice(2))
  }
  const erase = async (phone: string) => conversationsStore.erase(chat.database.db, await subjectOf(phone), now)
  const names = async () => (await chat.database.db.select().from(conversations)).map(({ name }) => name)

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
    await storeFile(chat.database.db, chat.conversation.id, file, now)
    await erase(phone)
    expect(await names()).toEqual(['Siti'])
    expect([await chat.database.db.$count(conversationEvents), await chat.database.db.$count(conversationFiles)]).toEqual([0, 0])
    expect((await chat.database.db.select().from(outbox)).map(({ template }) => template)).not.toContain('chat_transcript')
  })

  test('an erased number leaves the block of its device, which then names no number', async () => {
    await chat.database.db
      .update(conversations)
      .set({ phone: rina, phoneProvedAt: now })
      .where(eq(conversations.id, chat.conversation.id))
    await blockVisitor(chat.database.db, grantTo('call-centre', 'chat:block'), chat.conversation.id, now)
    await erase(rina)
    const visitor = { device: chat.conversation.deviceHash, phone: null }
    expect(await isBlocked(chat.database.db, visitor, now)).toBe(true)
    expect(await isBlocked(chat.database.db, { device: 'device of Budi', phone: rina }, now)).toBe(false)
    expect(await chat.database.db.select().from(conversationBlocks)).toMatchObject([{ numberHash: null }])
  })

  test('a transcript names its number: the chat is shown until then, and erased with it', async () => {
    await write('Kapan XFORCE tiba?')
    await transcriptTo(rina)
    await write('Rumah saya di Sleman')
    expect(await shown(rina)).toEqual([['Kapan XFORCE tiba?', rina]])
    await erase(rina)
    expect([await names(), await chat.database.db.$count(outbox)]).toEqual([['Siti'], 0])
  })

  test('the number of a chat sees to which e-mail address its transcript went', async () => {
    await give(rina)
    await transcriptTo('rina@contoh.id', 'email')
    expect(await shown(rina)).toEqual([['rina@contoh.id']])
  })

  const begin = async (name: string, device: string, text: string) => {
    const other = await started(chat.database.db, now, { name, device })
    await sendAsVisitor(chat.database.db, other.token, { kind: 'message', clientId: crypto.randomUUID(), text }, now)
    return other
  }

  test('a chat without a number goes with the number of its device, unless the device named another one', async () => {
    await give(rina)
    await begin('Rina', 'device of Rina', 'Nomor saya 0812-3456-7890')
    expect((await shown(rina))?.toSorted()).toEqual([[], ['Nomor saya 0812-3456-7890']])
    const ofBudi = await begin('Budi', 'device of Rina', 'Saya meminjam HP Rina')
    await chat.database.db.update(conversations).set({ phone: budi }).where(eq(conversations.id, ofBudi.conversation.id))
    expect(await shown(rina)).toEqual([[]])
    await erase(budi)
    await erase(rina)
    expect(await names()).toEqual(['Siti'])
  })

  test('files, rating and looks of employees are shown, and a file opens for its person only', async () => {
    const { db } = chat.database
    const send = (event: object) => sendAsVisitor(db, chat.token, { clientId: crypto.randomUUID(), ...event } as never, now)
    const pdf = { contentType: 'application/pdf', bytes: new Uint8Array([37, 80]), name: 'Surat.pdf' }
    await send({ kind: 'file', detail: async (tx: typeof db) => ({ file: await storeFile(tx, chat.conversation.id, pdf, now) }) })
    await give(rina)
    const photo = { contentType: 'image/jpeg', bytes: new Uint8Array([1, 1]), name: 'mobil.jpg' }
    await send({
      kind: 'file',
      detail: async (tx: typeof db) => ({ file: await storeFile(tx, chat.conversation.id, photo, now) }),
    })
    await give(budi)
    await send({ kind: 'ended' })
    await send({ kind: 'rated', text: 'Cepat sekali', detail: { stars: 4 } })
    await openConversation(db, grantTo('call-centre', 'chat:read'), chat.conversation.id, now)

    const [chats, files, looks] = await conversationsStore.find(db, await subjectOf(budi), now)
    expect(chats?.entries[0]?.facts.slice(2).map(({ value }) => value)).toEqual(['4 dari 5 bintang', 'Cepat sekali'])
    expect(files?.entries.map(({ title }) => title)).toEqual(['Dokumen PDF', 'Foto'])
    expect(looks?.entries.map(({ title }) => title)).toEqual(['Obrolan dibuka'])
    const ids = files?.entries.map((entry) => (entry.data as { id: string }).id) ?? []
    const opened = async (phone: string) => {
      const concerned = await conversationsOf(db, await subjectOf(phone))
      return Promise.all(ids.map(async (id) => (await fileOfPerson(db, concerned, id))?.contentType ?? null))
    }
    expect(await opened(budi)).toEqual(['application/pdf', 'image/jpeg'])
    expect(await opened(rina)).toEqual(['application/pdf', null])
    expect(await opened('+6281300000000')).toEqual([null, null])
    const inFile = await chatFilesInFile(db, ids, 4)
    expect([...inFile.values()].toSorted()).toEqual(['data:application/pdf;base64,JVA=', 'data:image/jpeg;base64,AQE='])
    expect((await chatFilesInFile(db, ids, 3)).size).toBe(1)
  })

  test('a request whose period is over leaves its chat, which no longer names it', async () => {
    await write('Kapan XFORCE tiba?')
    await give(rina)
    const subject = { ...(await subjectOf(rina)), phone: null }
    expect((await conversationsOf(chat.database.db, subject)).size).toBe(1)
    await conversationsStore.erase(chat.database.db, subject, now)
    expect((await names()).toSorted()).toEqual(['Rina Wulandari', 'Siti'])
    expect((await conversationsOf(chat.database.db, subject)).size).toBe(0)
    const events = await chat.database.db.select().from(conversationEvents).orderBy(conversationEvents.sequence)
    const kept = events.filter(({ conversationId }) => conversationId === chat.conversation.id)
    expect(kept.map(({ kind, detail }) => [kind, detail])).toContainEqual(['lead-made', null])
    expect(await shown(rina)).toEqual([['Kapan XFORCE tiba?']])
  })

  test('chats that are too long together are left out, the oldest first, and nothing is called whole', async () => {
    const { db } = chat.database
    await give(rina)
    const find = async () => conversationsStore.find(db, await subjectOf(rina), now)
    expect((await find()).map(({ isWhole }) => isWhole)).toEqual([true, true, true])
    for (let days = 1; days <= 5; days++) {
      const other = await started(db, now.add({ hours: 24 * days }), { name: `Rina ${days}` })
      await db.update(conversations).set({ phone: rina, lastSequence: 2000 }).where(eq(conversations.id, other.conversation.id))
    }
    const parts = await find()
    expect(parts.map(({ isWhole }) => isWhole)).toEqual([false, false, false])
    expect(parts[0]?.entries.map(({ facts }) => facts[0]?.value)).toEqual(['Rina 5', 'Rina 4', 'Rina 3', 'Rina 2', 'Rina 1'])
  })
})
