import { createHash } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { person } from '../../../../tests/support/lead-forms.ts'
import { forgetLeads } from '../../../../tests/support/leads.ts'
import { statementsOf } from '../../../../tests/support/statements.ts'
import { consents } from '../../../core/consent/tables.ts'
import { rememberContent } from '../../../core/content/content-memory.server.ts'
import { seedSettings } from '../../../core/content/settings.server.ts'
import { lastEvent } from '../../../core/leads/lead.ts'
import { findLead } from '../../../core/leads/leads.server.ts'
import { countPictures } from '../../../core/leads/pictures.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { leadAddresses, leadEvents, leadPictures, leadRequests, leads } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import { type Services, services } from '../../../platform/services.ts'
import { action } from './message.screen.tsx'
import { type Photo, readPhoto } from './photo.server.ts'
import { receiveMessage, type SentMessage } from './receive.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:15:00Z')
const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
const complaint = (changes: Partial<SentMessage> = {}): SentMessage => ({
  topic: 'keluhan',
  message: 'AC mobil saya mati sejak kemarin.',
  photo: null,
  contact: ibuRina,
  key: newRequestKey(),
  source: { utm_source: 'brosur' },
  notes: [],
  ...changes,
})

const photoOf = async (background: string): Promise<Photo> => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
  const photo = await readPhoto(new File([new Uint8Array(bytes)], 'ac.jpg'))
  if (!photo.ok || !photo.value) throw new Error('no photo')
  return photo.value
}

describe.each(everyDatabase)('a message to the maker on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedSettings(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const receive = (changes?: Partial<SentMessage>) => receiveMessage(database.db, complaint(changes), at)
  const received = async (changes?: Partial<SentMessage>) => {
    const answer = await receive(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = async (token: string) => {
    const lead = await findLead(database.db, token, fridayMorning)
    if (!lead) throw new Error('no such message')
    return lead
  }
  const count = async () => {
    const tables = [leads, leadEvents, leadRequests, leadAddresses, consents, outbox, leadPictures]
    const counts = await Promise.all(tables.map((table) => database.db.$count(table)))
    return counts.join()
  }

  test('stores a complaint with text, person, source, agreement, and a time to answer by in two working hours', async () => {
    const lead = await found(await received())
    expect(lead).toMatchObject({
      ...ibuRina,
      reference: expect.stringMatching(/^PS-\w{6}$/),
      kind: 'message',
      payload: { topic: 'keluhan', message: 'AC mobil saya mati sejak kemarin.' },
      dealerId: null,
      source: { utm_source: 'brosur' },
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor' })
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:15:00Z')
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'message-1' }])
    expect(await count()).toBe('1,1,1,1,1,2,0')
  })

  test('confirms it by WhatsApp and e-mail with the team, the time and the private address, but without its text', async () => {
    const token = await received()
    const { reference, id } = await found(token)
    const messages = await database.db.select().from(outbox).orderBy(outbox.channel)
    expect(messages).toMatchObject([
      { channel: 'email', recipient: 'rina@contoh.id', key: `contact_message_received:${id}:email` },
      { channel: 'whatsapp', recipient: '+6281234567890', key: `contact_message_received:${id}` },
    ])
    for (const message of messages) {
      expect(message.subject).toContain(reference)
      expect(message.text).toContain('Dijawab oleh: Tim penanganan keluhan\nPaling lambat: Jumat, 27 November 2026, 11.15 WIB')
      expect(message.text).not.toContain('AC mobil')
      expect(message.secrets).toEqual({ link: `https://contoh.id/permintaan/${token}` })
    }
  })

  test('confirms it only by WhatsApp when there is no e-mail address', async () => {
    await received({ contact: { ...ibuRina, email: null } })
    expect(await database.db.select().from(outbox)).toMatchObject([{ channel: 'whatsapp' }])
  })

  test('stores a photo as a new JPEG, never as the bytes that came', async () => {
    const photo = await photoOf('#c00')
    const lead = await found(await received({ photo }))
    const [kept, ...others] = await database.db.select().from(leadPictures)
    expect(kept).toMatchObject({ leadId: lead.id, contentType: 'image/jpeg', width: 40, height: 30 })
    expect(Buffer.from(kept?.bytes ?? []).equals(photo.picture.bytes)).toBe(true)
    expect(createHash('sha256').update(photo.picture.bytes).digest('hex')).not.toBe(photo.hash)
    expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined()
    expect(others).toEqual([])
    expect(await countPictures(database.db, lead.id)).toBe(1)
    expect(await countPictures(database.db, (await found(await received())).id)).toBe(0)
  })

  test('refuses a file that is not a picture before anything is stored', async () => {
    expect(await readPhoto(new File(['<html>'], 'ac.jpg', { type: 'image/jpeg' }))).toEqual({
      ok: false,
      refusal: 'picture-not-an-image',
    })
  })

  test('stores nothing when one part of a message cannot be stored', async () => {
    const photo = await photoOf('#c00')
    const unreadable = { ...photo, picture: { ...photo.picture, width: Number.NaN } }
    await expect(receive({ photo: unreadable })).rejects.toThrow()
    expect(await count()).toBe('0,0,0,0,0,0,0')
  })

  test('makes one message with one address of the same form sent ten times at once', async () => {
    const [key, photo] = [newRequestKey(), await photoOf('#c00')]
    const tokens = await Promise.all(Array.from({ length: 10 }, () => received({ key, photo })))
    expect(new Set(tokens).size).toBe(1)
    expect(await received({ key, photo })).toBe(tokens[0])
    expect(await count()).toBe('1,1,1,1,1,2,1')
  })

  test('leads to the first message when the same form is sent again with another text or photo', async () => {
    const [key, photo] = [newRequestKey(), await photoOf('#c00')]
    const token = await received({ key, photo })
    const used = { ok: false, refusal: { kind: 'form-used', token } }
    expect(await receive({ key, photo, message: 'AC sudah dingin lagi.' })).toEqual(used)
    expect(await receive({ key, photo: await photoOf('#00c') })).toEqual(used)
    expect(await receive({ key })).toEqual(used)
    expect(await count()).toBe('1,1,1,1,1,2,1')
  })

  test('writes the guard’s notes into the history and keeps the time to answer by', async () => {
    const lead = await found(await received({ notes: ['captcha-unavailable'] }))
    expect(lead.history.map(({ kind }) => kind)).toEqual(['received', 'noted'])
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:15:00Z')
  })
})

const onServer = everyDatabase.filter(({ name }) => name === 'PostgreSQL')

describe.each(onServer)('what a message costs on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedSettings(database.db, fridayMorning)
    rememberContent(database.db)
  })
  afterAll(() => database.close())

  const crm = { CRM_WEBHOOK_URL: 'https://crm.contoh.id/leads', CRM_WEBHOOK_SECRET: 'a-secret-of-the-test' }
  /** Sends the form as a new browser would. */
  const send = async (tellsCrm: boolean) => {
    const body = new URLSearchParams({ topic: 'produk', message: 'Kapan ada warna hijau?', ...person('081234567890') })
    const request = new Request('https://contoh.id/contact-us/pesan', { method: 'POST', body })
    const environment = readEnvironment({ FORM_MINIMUM_SECONDS: '0', ...(tellsCrm ? crm : {}) })
    const visitor = { client: '203.0.113.7', device: await Device.of(request) }
    const context = new RouterContextProvider()
    context.set(services, { db: database.db, clock: { now: () => fridayMorning }, environment, ...visitor } as Services)
    return action({ request, context } as unknown as Parameters<typeof action>[0])
  }

  test.each([false, true])('needs two statements; telling a CRM (%s) needs no more', async (tellsCrm) => {
    await send(tellsCrm)
    const statements = await statementsOf(async () => expect(await send(tellsCrm)).toHaveProperty('status', 303))
    expect(statements).toEqual([
      expect.stringMatching(/^\s*with .* "lead_requests" .* "rate_limits"/s),
      expect.stringMatching(/"people".*"leads".*"consents".*"lead_events".*"outbox".*"lead_requests".*"lead_addresses"/),
    ])
  })
})
