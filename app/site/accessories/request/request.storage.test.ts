import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { countLeadRows, forgetLeads, leadAt } from '../../../../tests/support/leads.ts'
import { readCatalogue, readExtras, seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { pictured } from '../../../core/cars/pictured.ts'
import { consents } from '../../../core/consent/tables.ts'
import { seedSettings } from '../../../core/content/settings.server.ts'
import { findDealer, seedDealers } from '../../../core/dealers/dealers.server.ts'
import { can, lastEvent } from '../../../core/leads/lead.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { viewRequest } from '../../../core/leads/request/request-view.server.ts'
import { people } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readBasket } from '../basket.ts'
import { readOptions } from './options.server.ts'
import { type AccessoryRequest, receiveRequest } from './receive.server.ts'

const wednesdayMorning = Temporal.Instant.from('2026-11-25T02:00:00Z')
const at = { now: wednesdayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }
const showroom = 'sardana-medan-putri-hijau'
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }

describe.each(everyDatabase)('a request for accessories on $name', ({ open }) => {
  let database: Database
  let filled: Omit<AccessoryRequest, 'key'>
  beforeAll(async () => {
    database = await open()
    await seedCatalogue(database.db, wednesdayMorning)
    await seedDealers(database.db)
    await seedSettings(database.db, wednesdayMorning)
    filled = await xpanderWith('karpet-lantai', 'kamera-dasbor')
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  async function xpanderWith(...wanted: string[]): Promise<Omit<AccessoryRequest, 'key'>> {
    const car = (await readCatalogue(database.db)).find(({ slug }) => slug === 'xpander')
    if (!car) throw new Error('no Xpander')
    const [first, ...more] = readBasket(wanted, (await readExtras(database.db, car)).accessories).chosen
    if (!first) throw new Error('no accessory')
    return {
      car: pictured(car),
      accessories: [first, ...more],
      message: 'Xpander 2024, varian Exceed.',
      dealer: 'dwindo-cakung',
      contact: ibuRina,
      source: { utm_source: 'pameran' },
      notes: [],
    }
  }
  const receive = (changes: Partial<AccessoryRequest> = {}) =>
    receiveRequest(database.db, { key: newRequestKey(), ...filled, ...changes }, at)
  const received = async (changes?: Partial<AccessoryRequest>) => {
    const answer = await receive(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = (token: string) => leadAt(database.db, token, wednesdayMorning)
  const count = () => countLeadRows(database.db)

  test('is stored with its names and prices, the dealer, the agreement, and the time to answer by', async () => {
    const lead = await found(await received())
    const dealer = await findDealer(database.db, 'dwindo-cakung')
    expect(lead).toMatchObject({
      ...ibuRina,
      reference: expect.stringMatching(/^AK-\w{6}$/),
      kind: 'accessories',
      payload: {
        vehicle: 'xpander',
        accessories: filled.accessories.map(({ slug, name, price }) => ({ slug, name, price })),
        message: 'Xpander 2024, varian Exceed.',
      },
      dealerId: dealer?.id,
      source: { utm_source: 'pameran' },
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor' })
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-25T04:00:00Z')
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'accessories-1' }])
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('is shown on its page with the accessories, their total and the message, and may change its dealer', async () => {
    const lead = await found(await received())
    const { facts, dealer, car, may } = await viewRequest(database.db, lead, wednesdayMorning)
    const names = filled.accessories.map(({ name }) => name)
    expect(facts).toEqual([
      { name: 'Mobil', value: 'Xpander' },
      { name: 'Aksesori', value: names.join('\n') },
      { name: 'Perkiraan harga', value: 'Rp\u00a03.100.000' },
      { name: 'Pesan', value: 'Xpander 2024, varian Exceed.' },
    ])
    expect([dealer?.slug, car?.slug, may['change-dealer'], may.move]).toEqual(['dwindo-cakung', 'xpander', true, false])
    expect(can('cancel', lead, wednesdayMorning)).toBe(true)
  })

  test('is confirmed by WhatsApp and e-mail, without the message that anyone could type', async () => {
    const token = await received()
    const { id, reference } = await found(token)
    const messages = await database.db.select().from(outbox).orderBy(outbox.channel)
    expect(messages).toMatchObject([
      { channel: 'email', recipient: 'rina@contoh.id', key: `accessories_request_received:${id}:email` },
      { channel: 'whatsapp', recipient: '+6281234567890', key: `accessories_request_received:${id}` },
    ])
    for (const message of messages) {
      expect(message.subject).toBe(`Permintaan aksesori ${reference}`)
      expect(message.text).toContain(`Untuk Xpander: ${filled.accessories.map(({ name }) => name).join(', ')}`)
      expect(message.text).toContain('Dijawab paling lambat Rabu, 25 November 2026, 11.00 WIB.')
      expect(message.text).not.toContain('Exceed')
      expect(message.secrets).toEqual({ link: `https://contoh.id/permintaan/${token}` })
    }
  })

  test('without an e-mail address is confirmed by WhatsApp alone', async () => {
    await received({ contact: { ...ibuRina, email: null } })
    expect(await database.db.select().from(outbox)).toMatchObject([{ channel: 'whatsapp' }])
  })

  test('tells the CRM which accessories were asked for', async () => {
    const answer = await receiveRequest(database.db, { key: newRequestKey(), ...filled }, { ...at, tellsCrm: true })
    expect(answer.ok).toBe(true)
    const [message] = await database.db.select().from(outbox).where(eq(outbox.channel, 'webhook'))
    expect(JSON.parse(message?.text ?? '{}')).toMatchObject({
      lead: { kind: 'accessories', payload: { vehicle: 'xpander', accessories: [{}, {}] } },
    })
  })

  test('sent ten times at once makes one request with one address', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => received({ key })))
    expect(new Set(tokens).size).toBe(1)
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('sent again with other accessories, another message or dealer leads to the first request', async () => {
    const key = newRequestKey()
    const token = await received({ key })
    const { accessories } = await xpanderWith('baki-bagasi')
    for (const change of [
      { accessories },
      { message: null },
      { dealer: 'dwindo-bintaro' },
      { contact: { ...ibuRina, name: 'Budi' } },
    ])
      expect(await receive({ key, ...change })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('is refused for an unknown dealer and for one without a workshop', async () => {
    const refused = { ok: false, refusal: { kind: 'field', field: 'dealer', refusal: 'dealer-unknown' } }
    expect((await findDealer(database.db, showroom))?.services).toEqual(['sales'])
    expect(await receive({ dealer: 'tidak-ada' })).toEqual(refused)
    expect(await receive({ dealer: showroom })).toEqual(refused)
    expect([await count(), await database.db.$count(people)]).toEqual(['0,0,0,0,0,0', 0])
  })

  test('may name its car in any spelling, and offers only dealers with a workshop', async () => {
    const choice = { vehicle: 'Pajero Sport', dealer: 'dwindo-cakung' }
    const { car, basket, place, accessories } = await readOptions(database.db, choice, ['rel-atap', 'snorkel'])
    expect([car?.slug, basket.chosen.map(({ slug }) => slug), basket.unknown]).toEqual(['pajero-sport', ['rel-atap'], 1])
    expect(accessories).toHaveLength(10)
    expect(place.dealer?.slug).toBe('dwindo-cakung')
    expect((await readOptions(database.db, { dealer: showroom }, [])).place.dealer).toBeNull()
    expect(await readOptions(database.db, { vehicle: 'avanza' }, ['rel-atap'])).toMatchObject({ car: null, accessories: [] })
  })
})
