import { beforeEach, describe, expect, test } from 'vitest'
import { chatBeforeEach } from '../../../tests/support/chats.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Counting } from '../../platform/rate-limit.server.ts'
import { isOnSale } from '../cars/car.ts'
import { readCatalogue } from '../cars/catalogue.server.ts'
import { changeContent } from '../content/content.server.ts'
import { writeSheet } from '../content/sheets/sheets.server.ts'
import { sheetRevisions } from '../content/tables.ts'
import { leadEvents, leads } from '../leads/tables.ts'
import { outbox } from '../messages/tables.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import { answerQuestion } from './automatic.server.ts'
import { blockVisitor, unblockVisitor } from './blocks.server.ts'
import { chatHoursStore } from './chat-hours.server.ts'
import { makeLead } from './chat-lead.server.ts'
import { started } from './conversations.fixture.ts'
import { allEvents, conversationOf } from './conversations.server.ts'
import { readFile } from './files.server.ts'
import { endSilent, forgetExpired, forgetOld } from './forget-conversations.server.ts'
import type { Asked } from './quick-question.ts'
import { sendAsStaff } from './staff.server.ts'
import { conversationEvents, conversationTranscripts } from './tables.ts'
import { readTranscript, sendTranscript } from './transcript.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const context = { now, publicUrl: 'https://contoh.id', tellsCrm: false }
const rina = '+6281234567890'

describe.each(everyDatabase)('what a visitor can do besides writing, on $name', ({ open }) => {
  const chat = chatBeforeEach(open, { now })
  beforeEach(async () => {
    await sendAsVisitor(
      chat.database.db,
      chat.token,
      { kind: 'message', clientId: 'pesan-satu', text: 'Kapan XFORCE tiba?' },
      now,
    )
  })

  const ask = (asked: Partial<Asked>) =>
    answerQuestion(chat.database.db, { question: 'harga', model: 'xforce', province: '53', place: '', ...asked }, now)
  const lead = (clientId: string, phone = rina) =>
    makeLead(chat.database.db, chat.token, { clientId, phone, provedAt: null, limits: [] }, context)
  const transcript = (clientId: string, limits: Counting<string>[] = [], at = now) =>
    sendTranscript(
      chat.database.db,
      chat.token,
      { clientId, channel: 'email', to: 'rina@contoh.id', limits },
      { ...context, now: at },
    )
  const secretOf = (row: { secrets: Record<string, string> | null } | undefined) => row?.secrets?.link?.split('/').at(-1) ?? ''

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
    for (const { slug } of (await readCatalogue(chat.database.db)).filter(isOnSale)) {
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
    const stored = await chat.database.db.select().from(leads)
    expect(stored).toMatchObject([{ name: 'Rina Wulandari', phone: rina, kind: 'message' }])
    expect(stored[0]?.payload).toEqual({ topic: 'produk', message: 'Dari obrolan langsung:\nKapan XFORCE tiba?' })
    expect((await chat.database.db.select().from(outbox)).map(({ template }) => template)).toEqual(['chat_lead_received'])
    expect((await conversationOf(chat.database.db, chat.token))?.phone).toBe(rina)
  })

  test('a lead is promised an answer within the hours in which staff answers chats', async () => {
    const times = { mon: 'Tutup', tue: 'Tutup', wed: 'Tutup', thu: 'Tutup', fri: '10.00–12.00', sat: '10.00–12.00', sun: 'Tutup' }
    const rows = Object.entries(times).map(([day, times]) => ({ day, times }))
    const revision = { edits: [], way: 'typed' as const, undoes: null, savedBy: 'Ani' }
    await changeContent(chat.database.db, (tx) => writeSheet(tx, chatHoursStore, rows, revision, now))
    await lead('lead-satu')
    const [received] = await chat.database.db.select().from(leadEvents)
    expect(received?.answerBy?.toString()).toBe('2026-11-28T05:00:00Z')
    await changeContent(chat.database.db, (tx) => tx.delete(sheetRevisions))
  })

  test('a conversation makes three leads at most, whatever numbers are typed, and still answers one that it has', async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => `+62812345678${String(number).padStart(2, '0')}`)
    const made = await Promise.all(numbers.map((phone) => lead(`lead-ke-${phone}`, phone)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(3)
    expect(made.filter(({ ok }) => !ok)).toEqual(Array(57).fill({ ok: false, refusal: { kind: 'leads-full' } }))
    expect(await chat.database.db.$count(leads)).toBe(3)
    expect(await chat.database.db.$count(outbox)).toBe(3)
    const stored = (await allEvents(chat.database.db, chat.conversation.id)).find(({ kind }) => kind === 'lead-made')
    expect(await lead(stored?.clientId ?? '')).toMatchObject({ ok: true, value: { sequence: stored?.sequence } })
  })

  test('a blocked visitor neither rates, nor asks for a lead or a transcript', async () => {
    await blockVisitor(chat.database.db, grantTo('call-centre', 'chat:block'), chat.conversation.id, now)
    const blocked = { ok: false, refusal: { kind: 'blocked' } }
    const rating = { kind: 'rated', clientId: 'nilai-01', detail: { stars: 1 } } as const
    expect(await sendAsVisitor(chat.database.db, chat.token, rating, now)).toEqual(blocked)
    expect(await lead('lead-satu')).toEqual(blocked)
    expect(await transcript('salinan-1')).toEqual(blocked)
    expect(await chat.database.db.$count(outbox)).toBe(0)
  })

  test('a block holds for the proved number on every device, and for no number that was only typed', async () => {
    const grant = grantTo('call-centre', 'chat:block')
    const asBudi = async (device: string, phone: string, provedAt: typeof now | null) => {
      const budi = await started(chat.database.db, now, { name: 'Budi', device })
      const asked = { clientId: 'lead-satu', phone, provedAt, limits: [] }
      return { id: budi.conversation.id, made: await makeLead(chat.database.db, budi.token, asked, context) }
    }
    const typed = await asBudi('device one', '+6281300000001', null)
    await blockVisitor(chat.database.db, grant, typed.id, now)
    expect((await asBudi('device two', '+6281300000001', null)).made.ok).toBe(true)
    const proved = await asBudi('device three', '+6281300000002', now)
    await blockVisitor(chat.database.db, grant, proved.id, now)
    const other = await asBudi('device four', '+6281300000002', null)
    expect(other.made).toEqual({ ok: false, refusal: { kind: 'blocked' } })
    await unblockVisitor(chat.database.db, grant, proved.id, now)
    expect((await asBudi('device five', '+6281300000002', null)).made.ok).toBe(true)
  })

  test('a transcript is a link to what had been said, never its text, and earlier links stay valid', async () => {
    await transcript('salinan-1')
    await transcript('salinan-1')
    await sendAsVisitor(chat.database.db, chat.token, { kind: 'message', clientId: 'pesan-dua', text: 'Rahasia.' }, now)
    await transcript('salinan-2')
    const written = await chat.database.db.select().from(outbox).orderBy(outbox.key)
    expect(written).toMatchObject([{ channel: 'email', recipient: 'rina@contoh.id' }, { channel: 'email' }])
    expect(JSON.stringify(written)).not.toContain('XFORCE')
    const read = (place: number, at = now) => readTranscript(chat.database.db, secretOf(written[place]), at)
    expect((await read(0))?.events.map(({ text }) => text)).toEqual(['Kapan XFORCE tiba?'])
    expect((await read(1))?.events.map(({ text }) => text)).toEqual(['Kapan XFORCE tiba?', null, 'Rahasia.'])
    expect(await read(0, now.add({ hours: 30 * 24 }))).toBeNull()
    expect(await readTranscript(chat.database.db, 'tebakan', now)).toBeNull()
    await forgetExpired(chat.database.db, now.add({ hours: 31 * 24 }))
    expect(await chat.database.db.$count(conversationTranscripts)).toBe(0)
  })

  test('a conversation sends three transcripts at most', async () => {
    for (const id of ['salinan-1', 'salinan-2', 'salinan-3']) expect((await transcript(id)).ok).toBe(true)
    expect(await transcript('salinan-4')).toEqual({ ok: false, refusal: { kind: 'transcripts-full' } })
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

  test('a silent conversation ends after three days, unless the visitor waits for an answer', async () => {
    await endSilent(chat.database.db, now.add({ hours: 30 * 24 }))
    expect((await conversationOf(chat.database.db, chat.token))?.endedAt).toBeNull()
    const answer = { kind: 'message', clientId: 'jawaban-1', text: 'Bulan depan.' } as const
    await sendAsStaff(chat.database.db, grantTo('call-centre', 'chat:answer'), chat.conversation.id, answer, now)
    await endSilent(chat.database.db, now.add({ hours: 71 }))
    expect((await conversationOf(chat.database.db, chat.token))?.endedAt).toBeNull()
    await endSilent(chat.database.db, now.add({ hours: 72 }).add({ seconds: 1 }))
    expect((await allEvents(chat.database.db, chat.conversation.id)).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'message visitor',
      'joined staff',
      'message staff',
      'ended site',
    ])
  })

  test('conversations whose last event is old are deleted with their logs, as many as are allowed at once', async () => {
    await started(chat.database.db, now, { name: 'Budi' })
    expect(await forgetOld(chat.database.db, now, 10)).toBe(0)
    const later = now.add({ seconds: 1 })
    expect([await forgetOld(chat.database.db, later, 1), await forgetOld(chat.database.db, later, 10)]).toEqual([1, 1])
    expect(await chat.database.db.$count(conversationEvents)).toBe(0)
  })
})
