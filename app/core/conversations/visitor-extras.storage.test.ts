import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { isOnSale } from '../cars/car.ts'
import { readCatalogue } from '../cars/catalogue.server.ts'
import { leads } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { answerQuestion } from './automatic.server.ts'
import { makeLead } from './chat-lead.server.ts'
import { deleteConversations, started } from './conversations.fixture.ts'
import { allEvents, type Conversation, conversationOf } from './conversations.server.ts'
import { readFile } from './files.server.ts'
import { endSilent, forgetOld } from './forget-conversations.server.ts'
import type { Asked } from './quick-question.ts'
import { conversationEvents, conversations } from './tables.ts'
import { conversationOfTranscript, sendTranscript } from './transcript.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const context = { now, publicUrl: 'https://contoh.id', tellsCrm: false }
const rina = '+6281234567890'

describe.each(everyDatabase)('what a visitor can do besides writing, on $name', ({ open }) => {
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
    ;({ token, conversation } = await started(database.db, now))
    await sendAsVisitor(database.db, token, { kind: 'message', clientId: 'pesan-satu', text: 'Kapan XFORCE tiba?' }, now)
  })

  const ask = (asked: Partial<Asked>) =>
    answerQuestion(database.db, { question: 'harga', model: 'xforce', province: '53', place: '', ...asked }, now)
  const lead = (clientId: string, phone = rina) =>
    makeLead(database.db, token, { clientId, phone, provedAt: null, perNumberADay: 2 }, context)

  test('the price of a model leads to its page and to the simulator with the model and the province', async () => {
    const answer = await ask({})
    expect(answer).toMatchObject({ ok: true, value: { asked: 'Berapa harga XFORCE di Nusa Tenggara Timur?' } })
    if (!answer.ok) return
    expect(answer.value.text).toMatch(/^XFORCE diperkirakan mulai Rp\u00a0[\d.]+ \(.+\), OTR Nusa Tenggara Timur\./)
    expect(answer.value.links.map(({ href }) => href)).toEqual([
      '/our-cars/mobil-penumpang/xforce',
      '/simulasi-pembayaran?vehicle=xforce&province=53',
    ])
  })

  test('every model on sale has a price and a test drive to book', async () => {
    for (const { slug } of (await readCatalogue(database.db)).filter(isOnSale)) {
      expect((await ask({ model: slug, province: '31' })).ok, slug).toBe(true)
      expect(await ask({ question: 'test-drive', model: slug }), slug).toMatchObject({
        value: { links: [{ href: `/test-drive?vehicle=${slug}` }] },
      })
    }
  })

  test('the first payment opens the simulator with the same choices', async () => {
    const answer = await ask({ question: 'bayar-pertama', province: '31' })
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.value.text).toMatch(
      /bayar pertama sekitar Rp\u00a0[\d.]+, lalu angsuran Rp\u00a0[\d.]+ sebulan selama 60 bulan/,
    )
    const { searchParams } = new URL(answer.value.links[0]?.href ?? '', 'https://contoh.id')
    expect(Object.fromEntries(searchParams)).toMatchObject({ vehicle: 'xforce', province: '31', dp: '30%', tenor: '60' })
  })

  test('the nearest dealer says whether it is open now', async () => {
    const answer = await ask({ question: 'dealer', place: 'kota bandung' })
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.value.asked).toContain('Kota Bandung')
    expect(answer.value.text).toMatch(/ km\. .*Buka sampai 16\.30 WIB\.$/)
  })

  test.each<[Partial<Asked>, string]>([
    [{ model: '' }, 'model-missing'],
    [{ model: 'kijang' }, 'model-missing'],
    [{ province: '' }, 'province-missing'],
    [{ question: 'dealer', place: ' ' }, 'place-missing'],
    [{ question: 'dealer', place: 'qqqqqqqqqq' }, 'place-unknown'],
    [{ question: 'dealer', place: 'a'.repeat(101) }, 'place-too-long'],
  ])('%o is refused', async (asked, refusal) => {
    expect(await ask(asked)).toEqual({ ok: false, refusal })
  })

  test('a lead is made once, with what the visitor wrote, and the visitor is told', async () => {
    const [one, other] = [await lead('lead-satu'), await lead('lead-satu')]
    expect(one).toEqual(other)
    const stored = await database.db.select().from(leads)
    expect(stored).toMatchObject([{ name: 'Rina Wulandari', phone: rina, kind: 'message' }])
    expect(stored[0]?.payload).toEqual({ topic: 'produk', message: 'Dari obrolan langsung:\nKapan XFORCE tiba?' })
    expect((await database.db.select().from(outbox)).map(({ template }) => template)).toEqual(['chat_lead_received'])
    expect((await conversationOf(database.db, token))?.phone).toBe(rina)
  })

  test('a number gets a limited number of leads', async () => {
    for (const id of ['lead-satu', 'lead-dua-']) expect((await lead(id)).ok).toBe(true)
    expect(await lead('lead-tiga')).toMatchObject({ ok: false, refusal: { kind: 'too-many' } })
  })

  test('a transcript is a link to the conversation, never its text', async () => {
    const asked = { clientId: 'salinan-1', channel: 'email', to: 'rina@contoh.id' } as const
    await sendTranscript(database.db, token, asked, context)
    await sendTranscript(database.db, token, asked, context)
    const written = await database.db.select().from(outbox)
    expect(written).toMatchObject([{ channel: 'email', recipient: 'rina@contoh.id' }])
    expect(JSON.stringify(written)).not.toContain('XFORCE')
    const secret = written[0]?.secrets?.link?.split('/').at(-1) ?? ''
    expect((await conversationOfTranscript(database.db, secret))?.id).toBe(conversation.id)
    expect(await conversationOfTranscript(database.db, 'tebakan')).toBeNull()
  })

  test('one address gets a limited number of transcripts a day', async () => {
    const to = (clientId: string) =>
      sendTranscript(database.db, token, { clientId, channel: 'email', to: 'rina@contoh.id' }, context)
    for (const id of ['salinan-1', 'salinan-2', 'salinan-3']) expect((await to(id)).ok).toBe(true)
    expect(await to('salinan-4')).toMatchObject({ ok: false, refusal: { kind: 'too-many' } })
  })

  test('a PDF is known by its content, and what is neither photo nor PDF is refused', async () => {
    const file = (content: string, name: string) => readFile(new File([content], name, { type: 'image/png' }))
    expect(await file('%PDF-1.7 …', 'Surat.png')).toMatchObject({
      ok: true,
      value: { contentType: 'application/pdf', name: 'Surat.pdf' },
    })
    expect(await file('<script>', 'foto.pdf')).toEqual({ ok: false, refusal: 'picture-not-an-image' })
    expect(await file('', 'kosong.pdf')).toEqual({ ok: false, refusal: 'file-missing' })
  })

  test('a silent conversation ends after three days, and is deleted when it is not kept any longer', async () => {
    await endSilent(database.db, now.add({ hours: 71 }))
    expect((await conversationOf(database.db, token))?.endedAt).toBeNull()
    await endSilent(database.db, now.add({ hours: 72 }).add({ seconds: 1 }))
    expect((await allEvents(database.db, conversation.id)).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'message visitor',
      'ended site',
    ])
    await forgetOld(database.db, 180, now.add({ hours: 180 * 24 }))
    expect(await database.db.$count(conversations)).toBe(1)
    await forgetOld(database.db, 180, now.add({ hours: 184 * 24 }))
    expect(await database.db.$count(conversationEvents)).toBe(0)
  })
})
