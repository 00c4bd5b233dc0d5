import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { countLeadRows, forgetLeads, leadAt } from '../../../../tests/support/leads.ts'
import type { Car } from '../../../core/cars/car.ts'
import { readCatalogue, seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { consents } from '../../../core/consent/tables.ts'
import { seedSettings } from '../../../core/content/settings.server.ts'
import { lastEvent } from '../../../core/leads/lead.ts'
import { recordEvent } from '../../../core/leads/leads.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { people } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { type CampaignRequest, receiveRequest } from './receive.server.ts'
import { readReceived } from './received.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:15:00Z')
const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }

describe.each(everyDatabase)('a request from a campaign on $name', ({ open }) => {
  let database: Database
  let xforce: Car
  beforeAll(async () => {
    database = await open()
    await seedSettings(database.db, fridayMorning)
    await seedCatalogue(database.db, fridayMorning)
    xforce = (await readCatalogue(database.db)).find(({ slug }) => slug === 'xforce') as Car
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const asked = (changes: Partial<CampaignRequest> = {}): CampaignRequest => ({
    campaign: 'thenewsuv',
    car: xforce,
    vehicle: 'xforce',
    variant: 'exceed-cvt',
    contact: ibuRina,
    key: newRequestKey(),
    source: { utm_source: 'papan-iklan' },
    notes: [],
    ...changes,
  })
  const receive = (changes?: Partial<CampaignRequest>) => receiveRequest(database.db, asked(changes), at)
  const received = async (changes?: Partial<CampaignRequest>) => {
    const answer = await receive(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = (token: string) => leadAt(database.db, token, fridayMorning)
  const count = () => countLeadRows(database.db)

  test('is stored with campaign, model, person, source, agreement, and a time to answer by in four working hours', async () => {
    const lead = await found(await received())
    expect(lead).toMatchObject({
      ...ibuRina,
      reference: expect.stringMatching(/^KM-\w{6}$/),
      kind: 'campaign',
      payload: { campaign: 'thenewsuv', vehicle: 'xforce', variant: 'exceed-cvt' },
      dealerId: null,
      source: { utm_source: 'papan-iklan' },
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor' })
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T06:15:00Z')
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'campaign-1' }])
    expect(await count()).toBe('1,1,1,1,1,1')
  })

  test('is confirmed by WhatsApp with the time to answer by and the private address', async () => {
    const token = await received()
    const { reference, id } = await found(token)
    const [message] = await database.db.select().from(outbox)
    expect(message).toMatchObject({ channel: 'whatsapp', recipient: ibuRina.phone, key: `campaign_received:${id}` })
    expect(message?.text).toContain(`Permintaan ${reference} tentang XFORCE sudah kami terima, Rina Wulandari.`)
    expect(message?.text).toContain('paling lambat Jumat, 27 November 2026, 13.15 WIB')
    expect(message?.secrets).toEqual({ link: `https://contoh.id/permintaan/${token}` })
  })

  test('sent ten times at once makes one request with one address', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => received({ key })))
    expect(new Set(tokens).size).toBe(1)
    expect(await count()).toBe('1,1,1,1,1,1')
  })

  test('sent again for another variant or person leads to the first request', async () => {
    const key = newRequestKey()
    const token = await received({ key })
    const used = { ok: false, refusal: { kind: 'form-used', token } }
    expect(await receive({ key, variant: null })).toEqual(used)
    expect(await receive({ key, contact: { ...ibuRina, name: 'Budi Santoso' } })).toEqual(used)
    expect(await count()).toBe('1,1,1,1,1,1')
  })

  test('is not stored when one part of it cannot be stored', async () => {
    const nameless = { ...ibuRina, name: null as unknown as string }
    await expect(receive({ contact: nameless })).rejects.toThrow()
    expect([await count(), await database.db.$count(people)]).toEqual(['0,0,0,0,0,0', 0])
  })

  test('is shown in place of its form until something else happens to it', async () => {
    const token = await received({ variant: null })
    const shown = await readReceived(database.db, token, fridayMorning)
    expect(shown?.view).toMatchObject({
      facts: [{ name: 'Mobil', value: 'XFORCE' }],
      answerBy: 'Jumat, 27 November 2026, 13.15 WIB',
      answeredBy: 'maker',
    })
    await recordEvent(database.db, await found(token), { kind: 'cancelled' }, at)
    expect(await readReceived(database.db, token, fridayMorning)).toBeNull()
    expect(await readReceived(database.db, 'tidak-dikenal', fridayMorning)).toBeNull()
  })
})
