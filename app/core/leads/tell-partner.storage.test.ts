import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway } from '../../../tests/support/channels.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import { configureAffiliate } from '../../platform/channels/affiliate.server.ts'
import type { Database } from '../../platform/database.server.ts'
import { changeContent } from '../content/content.server.ts'
import { writeSheet } from '../content/sheets/sheets.server.ts'
import { outbox } from '../messages/tables.ts'
import { tagStore } from '../tracking/tags.server.ts'
import { insertLead, type NewLead } from './leads.server.ts'
import { tellPartners } from './tell-partner.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = morning.add({ minutes: 5 })
const context = { now: morning, publicUrl: 'https://contoh.id', tellsCrm: false }
const address = 'https://kabar.mitra.example/terima'
const partner = { kind: 'affiliate', id: 'mitra', address, purpose: 'affiliate', pages: null, active: 'yes' }

const leadOf = (phone: string, changes: Partial<NewLead> = {}): NewLead =>
  ({
    kind: 'message',
    payload: { topic: 'produk', message: 'Kapan XFORCE HEV tiba?' },
    contact: { name: 'Rina Wulandari', phone, email: 'rina@contoh.id' },
    dealerId: null,
    source: { utm_source: 'mitra', utm_campaign: 'akhir tahun', utm_term: 'suv', partner: 'mitra' },
    consent: 'message-1',
    event: { kind: 'received', answerBy: morning.add({ hours: 2 }) },
    ...changes,
  }) as NewLead

describe.each(everyDatabase)('affiliate partners on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await switchOn([partner])
  })
  afterAll(() => database.close())

  const insert = (lead: NewLead, at = morning) => database.db.transaction((tx) => insertLead(tx, lead, { ...context, now: at }))
  const messages = () => database.db.select().from(outbox)
  const revision = { edits: [], way: 'typed', undoes: null, savedBy: 'Ani' } as const
  function switchOn(rows: (typeof partner)[]): Promise<number> {
    return changeContent(database.db, (tx) => writeSheet(tx, tagStore as never, rows, { ...revision, edits: [] }, morning))
  }

  test('a lead that the partner sent is told once, by its reference, without the contact', async () => {
    const { id, reference } = await insert(leadOf('+6281234567890'))
    expect(await tellPartners(database.db, later)).toBe(1)
    expect(await tellPartners(database.db, later.add({ minutes: 1 }))).toBe(0)
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ key: `affiliate:${id}`, channel: 'affiliate', recipient: address })
    expect(Object.fromEntries(new URLSearchParams(message?.text))).toEqual({
      event: 'thank-you',
      source: 'mitra',
      campaign: 'akhir tahun',
      term: 'suv',
      reference,
    })
  })

  test('a lead without consent, of another partner, unsent or older than two days is not told', async () => {
    await insert(leadOf('+6281234567891', { source: { utm_source: 'mitra' } }))
    await insert(leadOf('+6281234567892', { source: { utm_source: 'radio', partner: 'radio' } }))
    await insert(leadOf('+6281234567893', { event: { kind: 'drafted', answerBy: null } }))
    await insert(leadOf('+6281234567894'), morning.subtract({ hours: 72 }))
    expect(await tellPartners(database.db, later)).toBe(0)
    expect(await messages()).toEqual([])
  })

  test('a partner that is switched off is told nothing', async () => {
    await switchOn([{ ...partner, active: 'no' }])
    await insert(leadOf('+6281234567895'))
    expect(await tellPartners(database.db, later)).toBe(0)
  })
})

test("the partner's endpoint gets the fields of a form, with a key by which it recognises a repetition", async () => {
  await using gateway = await startGateway(503)
  const send = configureAffiliate({ channelTimeoutSeconds: 10 }, async () => ['93.184.215.14'])
  const message = {
    id: 'kabar-1',
    to: gateway.url,
    text: 'event=thank-you&reference=PS-1',
    template: 't',
    subject: '',
    values: {},
    attachments: [],
  }
  await expect(send(message, morning)).rejects.toThrow('http 503')
  expect(await send(message, later)).toBe('delivered')
  expect(gateway.kept()).toMatchObject([
    { body: message.text, headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'kabar-1' } },
  ])
})
