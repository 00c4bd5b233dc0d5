import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { deleteConversations } from '../../core/conversations/conversations.fixture.ts'
import { allEvents, conversationOf } from '../../core/conversations/conversations.server.ts'
import { leads } from '../../core/leads/tables.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { Device } from '../../platform/device.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import type { Services } from '../../platform/services.ts'
import { actAsVisitor } from './act.server.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')

describe.each(everyDatabase)('the forms of the chat on $name', ({ open }) => {
  let database: Database
  let services: Services
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, now)
    const device = await Device.of(new Request('http://localhost/live-chat'))
    const environment = readEnvironment({ LEADS_PER_DEVICE_AN_HOUR: '3' })
    services = { db: database.db, clock: { now: () => now }, environment, device, client: '203.0.113.7' } as Services
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await forgetLeads(database.db)
    await deleteConversations(database.db)
  })

  const bodyOf = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return body
  }
  const begin = (fields: Record<string, string> = {}) =>
    actAsVisitor(services, null, bodyOf({ tindakan: 'mulai', kunci: crypto.randomUUID(), nama: 'Rina', ...fields }))

  async function session() {
    const begun = await begin()
    if (!begun.ok || begun.value === null) throw new Error('not started')
    return again(begun.value)
  }
  async function again(token: string) {
    const conversation = await conversationOf(database.db, token)
    if (!conversation) throw new Error('no conversation')
    return { token, conversation }
  }

  test.each([
    [{ nama: '' }, 'name-missing'],
    [{ nama: '123' }, 'name-without-letters'],
    [{ nama: 'a'.repeat(101) }, 'name-too-long'],
    [{ nama: 'www.contoh.id' }, 'name-with-address'],
    [{ kunci: 'pendek' }, 'unknown'],
    [{ pesan: 'a'.repeat(2001) }, 'text-too-long'],
  ])('a start with %o is refused, and nothing is stored', async (fields, kind) => {
    expect(await begin(fields)).toEqual({ ok: false, refusal: { kind } })
  })

  test.each<[Record<string, string>, string]>([
    [{ tindakan: 'pesan', pesan: ' ' }, 'text-missing'],
    [{ tindakan: 'pesan', pesan: 'a'.repeat(2001) }, 'text-too-long'],
    [{ tindakan: 'berkas' }, 'file-missing'],
    [{ tindakan: 'tanya', pertanyaan: 'cuaca' }, 'unknown'],
    [{ tindakan: 'tanya', pertanyaan: 'harga', model: 'kijang', provinsi: '31' }, 'model-missing'],
    [{ tindakan: 'tanya', pertanyaan: 'harga', model: 'xforce', provinsi: '00' }, 'province-missing'],
    [{ tindakan: 'tanya', pertanyaan: 'dealer', tempat: '' }, 'place-missing'],
    [{ tindakan: 'nilai', bintang: '6' }, 'stars-missing'],
    [{ tindakan: 'nilai', bintang: '5' }, 'not-ended'],
    [{ tindakan: 'permintaan', hp: '', setuju: 'ya' }, 'phone-missing'],
    [{ tindakan: 'permintaan', hp: '021555', setuju: 'ya' }, 'phone-not-mobile'],
    [{ tindakan: 'permintaan', hp: '081234567890' }, 'agreement-missing'],
    [{ tindakan: 'salinan', lewat: 'email', email: 'rina@' }, 'email-not-an-address'],
    [{ tindakan: 'salinan', lewat: 'whatsapp', hp: 'rina' }, 'phone-with-letters'],
    [{ tindakan: 'terbang' }, 'unknown'],
  ])('%o is refused, and nothing is stored', async (fields, kind) => {
    const rina = await session()
    expect(await actAsVisitor(services, rina, bodyOf(fields))).toEqual({ ok: false, refusal: { kind } })
    expect(await allEvents(database.db, rina.conversation.id)).toEqual([])
  })

  test('a file that is neither photo nor PDF is refused', async () => {
    const file = new File(['<svg onload=alert(1)>'], 'foto.jpg', { type: 'image/jpeg' })
    const sent = await actAsVisitor(services, await session(), bodyOf({ tindakan: 'berkas', berkas: file }))
    expect(sent).toEqual({ ok: false, refusal: { kind: 'picture-not-an-image' } })
  })

  test('another content under an id that was used is stored too, and each once', async () => {
    const rina = await session()
    const send = (fields: Record<string, string | File>) =>
      actAsVisitor(services, rina, bodyOf({ id: 'formulir-satu', ...fields }))
    for (const name of ['daftar.pdf', 'ktp.pdf', 'ktp.pdf'])
      expect((await send({ tindakan: 'berkas', berkas: new File(['%PDF-1.7 …'], name) })).ok).toBe(true)
    for (const model of ['xforce', 'triton', 'triton'])
      expect((await send({ tindakan: 'tanya', pertanyaan: 'harga', model, provinsi: '31' })).ok).toBe(true)
    // A number that was typed wrong, and then right.
    for (const hp of ['081234567809', '081234567890', '081234567890']) {
      expect((await send({ tindakan: 'permintaan', hp, setuju: 'ya' })).ok).toBe(true)
      expect((await send({ tindakan: 'salinan', lewat: 'whatsapp', hp })).ok).toBe(true)
    }
    const events = await allEvents(database.db, rina.conversation.id)
    expect(events.flatMap(({ detail }) => detail?.file?.name ?? [])).toEqual(['daftar.pdf', 'ktp.pdf'])
    for (const kind of ['lead-made', 'transcript-asked']) expect(events.filter((event) => event.kind === kind)).toHaveLength(2)
    expect(events.filter(({ kind }) => kind === 'question')).toHaveLength(2)
  })

  test('what waited for a connection does not reach a conversation that another tab has started since', async () => {
    const rina = await session()
    const late = { percakapan: crypto.randomUUID(), id: 'pesan-lama' }
    for (const tindakan of ['pesan', 'tanda', 'akhiri'])
      expect(await actAsVisitor(services, rina, bodyOf({ ...late, tindakan, pesan: 'Untuk yang lama' }))).toMatchObject({
        refusal: { kind: 'ended' },
      })
    expect(await allEvents(database.db, rina.conversation.id)).toEqual([])
    const own = { tindakan: 'pesan', pesan: 'Untuk yang ini', percakapan: rina.conversation.id }
    expect((await actAsVisitor(services, rina, bodyOf(own))).ok).toBe(true)
  })

  test('past the limit of messages no question is worked out and no photo is read', async () => {
    const rina = await session()
    const send = (fields: Record<string, string | File>) => actAsVisitor(services, rina, bodyOf(fields))
    const file = new File(['%PDF-1.7 …'], 'daftar.pdf')
    const reading = vi.spyOn(File.prototype, 'arrayBuffer')
    const photo = { tindakan: 'berkas', id: 'berkas-satu', berkas: file }
    for (const _ of ['sent', 'sent again']) expect((await send(photo)).ok).toBe(true)
    expect(reading).toHaveBeenCalledOnce()
    // A question that cannot be answered costs as much as another.
    const question = { tindakan: 'tanya', pertanyaan: 'dealer', tempat: 'qqqqqqqqqq' }
    for (let number = 1; number < 60; number++) expect(await send(question)).toMatchObject({ refusal: { kind: 'place-unknown' } })
    const tooMany = { ok: false, refusal: { kind: 'too-many', secondsToWait: 2 } }
    expect(await send(question)).toEqual(tooMany)
    expect(await send({ ...photo, id: 'berkas-dua' })).toEqual(tooMany)
    expect(reading).toHaveBeenCalledOnce()
    expect((await send(photo)).ok).toBe(true)
    expect(await allEvents(database.db, rina.conversation.id)).toMatchObject([{ kind: 'file' }])
  })

  test('an automatic answer is counted once', async () => {
    const rina = await session()
    const question = { tindakan: 'tanya', pertanyaan: 'status' }
    for (let number = 0; number < 60; number++) {
      expect((await actAsVisitor(services, rina, bodyOf({ ...question, id: `tanya-ke-${number}` }))).ok).toBe(true)
    }
    expect(await actAsVisitor(services, rina, bodyOf(question))).toMatchObject({ refusal: { kind: 'too-many' } })
  })

  test('without a session every act but the start is refused', async () => {
    const sent = await actAsVisitor(services, null, bodyOf({ tindakan: 'pesan', pesan: 'Halo' }))
    expect(sent).toEqual({ ok: false, refusal: { kind: 'unknown' } })
  })

  test('a start beside an open conversation joins it, and after its end needs no name', async () => {
    const rina = await session()
    await actAsVisitor(services, rina, bodyOf({ tindakan: 'mulai', kunci: crypto.randomUUID(), pesan: 'Halo' }))
    expect((await allEvents(database.db, rina.conversation.id)).map(({ text }) => text)).toEqual(['Halo'])
    await actAsVisitor(services, rina, bodyOf({ tindakan: 'akhiri' }))
    const ended = await again(rina.token)
    const started = await actAsVisitor(services, ended, bodyOf({ tindakan: 'mulai', kunci: crypto.randomUUID() }))
    if (!started.ok || started.value === null) throw new Error('not started')
    expect((await again(started.value)).conversation).toMatchObject({ name: 'Rina', endedAt: null })
  })

  test('staff sees on which page the visitor is, without its query', async () => {
    const rina = await session()
    const follow = (halaman: string) => actAsVisitor(services, rina, bodyOf({ tindakan: 'tanda', halaman }))
    await follow('/promo')
    const odd = [
      '/promo?utm_source=a',
      'https://contoh.id/',
      '//contoh.id/kantor/masuk',
      '/\\contoh.id',
      '/.//contoh.id',
      `/${'a'.repeat(200)}`,
    ]
    for (const page of odd) await follow(page)
    expect((await again(rina.token)).conversation.page).toBe('/promo')
  })

  test('other words under an id that was used, as after Back without script, are another message, once', async () => {
    const rina = await session()
    for (const pesan of ['Halo', 'Halo', 'Apa kabar?', 'Apa kabar?', 'Halo', 'Apa kabar?'])
      await actAsVisitor(services, rina, bodyOf({ tindakan: 'pesan', id: 'pesan-halaman', pesan }))
    expect((await allEvents(database.db, rina.conversation.id)).map(({ text }) => text)).toEqual(['Halo', 'Apa kabar?'])
  })

  test('a device sends sixty files a day in all its conversations', async () => {
    const send = async () => {
      const rina = await session()
      const kinds: string[] = []
      for (let number = 0; number < 20; number++) {
        const file = new File(['%PDF-1.7 …'], `${number}.pdf`)
        const sent = await actAsVisitor(services, rina, bodyOf({ tindakan: 'berkas', berkas: file }))
        kinds.push(sent.ok ? 'done' : sent.refusal.kind)
      }
      return new Set(kinds)
    }
    for (const _ of ['first', 'second', 'third']) expect(await send()).toEqual(new Set(['done']))
    expect(await send()).toEqual(new Set(['too-many']))
  })

  test('leads and transcripts count for the device, as those of every form do', async () => {
    const ask = async (fields: Record<string, string>, count: number) => {
      const kinds: string[] = []
      for (let number = 0; number < count; number++) {
        // Another conversation each time, so that its own limit is not the one that refuses.
        const rina = await session()
        const asked = { hp: `0812345678${10 + number}`, email: `rina${number}@contoh.id`, setuju: 'ya', ...fields }
        const acted = await actAsVisitor(services, rina, bodyOf(asked))
        kinds.push(acted.ok ? 'done' : acted.refusal.kind)
      }
      return kinds
    }
    const allowed = ['done', 'done', 'done', 'too-many']
    expect(await ask({ tindakan: 'permintaan' }, 4)).toEqual(allowed)
    await deleteConversations(database.db)
    expect(await ask({ tindakan: 'salinan', lewat: 'email' }, 4)).toEqual(allowed)
  })

  test('a lead of the chat carries how the visitor came, as far as the visitor allows it', async () => {
    const asal = JSON.stringify({ kept: { gclid: 'abc' }, partner: { partner: 'mitra', utm_source: 'mitra' } })
    const stored = async (allowed: ConsentPurpose[], hp: string) => {
      await actAsVisitor(services, await session(), bodyOf({ tindakan: 'permintaan', hp, setuju: 'ya', asal }), allowed)
      const [lead] = await database.db
        .select()
        .from(leads)
        .where(eq(leads.phone, `+62${hp.slice(1)}`))
      return lead?.source
    }
    expect(await stored(['advertising', 'affiliate'], '081234567801')).toEqual({
      ...{ gclid: 'abc', partner: 'mitra', utm_source: 'mitra', page: expect.any(String) },
    })
    expect(await stored([], '081234567802')).toEqual({ page: expect.any(String) })
  })
})
