import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { countLeadRows, forgetLeads, leadAt } from '../../../../tests/support/leads.ts'
import { seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { consents } from '../../../core/consent/tables.ts'
import { seedFleetOffer } from '../../../core/content/fleet-offer.server.ts'
import { lastEvent } from '../../../core/leads/lead.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { people } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readOptions } from './options.server.ts'
import { type FleetRequest, receiveRequest } from './receive.server.ts'

const wednesdayMorning = Temporal.Instant.from('2026-11-25T02:00:00Z')
const at = { now: wednesdayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }
const pakBudi = { name: 'Budi Santoso', phone: '+6281398765432', email: 'budi@contoh.id' }
const need = {
  company: 'PT Maju Bersama',
  nib: '8120000012345',
  units: 12,
  vehicles: ['l300', 'triton'],
  city: 'Kota Bandung, Jawa Barat',
  extension: null,
}
const asked = (changes: Partial<FleetRequest> = {}): FleetRequest => ({
  ...need,
  contact: pakBudi,
  key: newRequestKey(),
  source: { utm_source: 'pameran' },
  notes: [],
  ...changes,
})

describe.each(everyDatabase)('a request of a business on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCatalogue(database.db, wednesdayMorning)
    await seedFleetOffer(database.db, wednesdayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const receive = (changes?: Partial<FleetRequest>) => receiveRequest(database.db, asked(changes), at)
  const received = async (changes?: Partial<FleetRequest>) => {
    const answer = await receive(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = (token: string) => leadAt(database.db, token, wednesdayMorning)
  const count = () => countLeadRows(database.db)

  test('is stored with company, need, person, source, agreement, and the time of the promised call', async () => {
    const lead = await found(await received())
    expect(lead).toMatchObject({
      ...pakBudi,
      reference: expect.stringMatching(/^FL-\w{6}$/),
      kind: 'fleet',
      payload: need,
      dealerId: null,
      source: { utm_source: 'pameran' },
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor' })
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-26T02:00:00Z')
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'fleet-1' }])
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('is confirmed by WhatsApp and e-mail, without the company name that anyone could type', async () => {
    const token = await received()
    const { reference, id } = await found(token)
    const messages = await database.db.select().from(outbox).orderBy(outbox.channel)
    expect(messages).toMatchObject([
      { channel: 'email', recipient: 'budi@contoh.id', key: `fleet_request_received:${id}:email` },
      { channel: 'whatsapp', recipient: '+6281398765432', key: `fleet_request_received:${id}` },
    ])
    for (const message of messages) {
      expect(message.subject).toBe(`Permintaan penawaran ${reference}`)
      expect(message.text).toContain('Kebutuhan: 12 unit, L300, Triton\nKota: Kota Bandung, Jawa Barat')
      expect(message.text).toContain('Kami menelepon paling lambat Kamis, 26 November 2026, 09.00 WIB.')
      expect(message.text).not.toContain('Maju Bersama')
      expect(message.secrets).toEqual({ link: `https://contoh.id/permintaan/${token}` })
    }
  })

  test('from an office line is confirmed only by e-mail, and its extension is stored', async () => {
    const office = { ...pakBudi, phone: '+622157951234' }
    const token = await received({ contact: office, extension: '12' })
    expect(await found(token)).toMatchObject({ phone: '+622157951234', payload: { extension: '12' } })
    const messages = await database.db.select().from(outbox)
    expect(messages).toMatchObject([{ channel: 'email', recipient: 'budi@contoh.id' }])
  })

  test('sent ten times at once makes one request with one address', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => received({ key })))
    expect(new Set(tokens).size).toBe(1)
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('sent again with another need leads to the first request', async () => {
    const key = newRequestKey()
    const token = await received({ key })
    const used = { ok: false, refusal: { kind: 'form-used', token } }
    for (const change of [{ units: 13 }, { vehicles: ['l300'] }, { nib: null }, { contact: { ...pakBudi, name: 'Rina' } }])
      expect(await receive({ key, ...change })).toEqual(used)
    expect(await count()).toBe('1,1,1,1,1,2')
  })

  test('is not stored when one part of it cannot be stored', async () => {
    await expect(receive({ contact: { ...pakBudi, name: null as unknown as string } })).rejects.toThrow()
    expect([await count(), await database.db.$count(people)]).toEqual(['0,0,0,0,0,0', 0])
  })

  test('may be about every model sold new, named in any spelling, each once', async () => {
    const { cars, chosen, asksUnknown } = await readOptions(database.db, {}, ['L300', 'Pajero Sport', '28'])
    expect(cars.map(({ slug }) => slug)).toEqual(['xpander', 'xpander-cross', 'xforce', 'pajero-sport', 'triton', 'l300'])
    expect([chosen, asksUnknown]).toEqual([['l300', 'pajero-sport'], false])
    expect(await readOptions(database.db, {}, ['l300', 'eclipse-cross'])).toMatchObject({ chosen: ['l300'], asksUnknown: true })
  })
})
