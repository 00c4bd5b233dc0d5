import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, leadAt } from '../../../../tests/support/leads.ts'
import { takeNext } from '../../../../tests/support/outbox.ts'
import { seedCatalogue } from '../../../core/cars/catalogue.server.ts'
import { consents } from '../../../core/consent/tables.ts'
import { changeContent } from '../../../core/content/content.server.ts'
import { lastEvent } from '../../../core/leads/lead.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { leadAddresses, leadEvents, leadRequests, leads, people } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readOptions } from './options.server.ts'
import { type BrochureRequest, sendBrochure } from './send-brochure.server.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: saturday, publicUrl: 'https://contoh.id', tellsCrm: false }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
const pakBudi = { name: 'Budi Santoso', phone: '+6281398765432', email: null }
const request = (changes: Partial<BrochureRequest> = {}): BrochureRequest => ({
  vehicle: 'xpander',
  contact: ibuRina,
  key: newRequestKey(),
  source: { utm_source: 'poster' },
  notes: [],
  ...changes,
})

describe.each(everyDatabase)('a brochure by WhatsApp on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, (tx) => seedCatalogue(tx, saturday))
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const send = (changes?: Partial<BrochureRequest>) => sendBrochure(database.db, request(changes), at)
  const sent = async (changes?: Partial<BrochureRequest>) => {
    const answer = await send(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = (token: string) => leadAt(database.db, token, saturday)
  const counts = async () => {
    const tables = [leads, leadEvents, leadRequests, leadAddresses, consents, outbox]
    return (await Promise.all(tables.map((table) => database.db.$count(table)))).join()
  }

  test('stores model, person, source and agreement, without a time to answer by', async () => {
    const lead = await found(await sent())
    expect(lead).toMatchObject({
      ...ibuRina,
      reference: expect.stringMatching(/^BR-\w{6}$/),
      kind: 'brochure',
      payload: { vehicle: 'xpander' },
      dealerId: null,
      source: { utm_source: 'poster' },
    })
    expect(lastEvent(lead)).toMatchObject({ kind: 'received', by: 'visitor', answerBy: null })
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'brochure-1' }])
    expect(await counts()).toBe('1,1,1,1,1,1')
  })

  test('sends the brochure as a document, with its address and the request’s address in the text', async () => {
    const token = await sent()
    const { id, reference } = await found(token)
    const [stored] = await database.db.select().from(outbox)
    expect(stored).toMatchObject({
      key: `brochure_sent:${id}`,
      channel: 'whatsapp',
      template: 'brochure_sent',
      recipient: '+6281234567890',
      attachments: [
        { name: 'brosur-xpander.pdf', address: 'https://contoh.id/brosur/download?id=22', contentType: 'application/pdf' },
      ],
    })
    expect(stored?.text).not.toContain(token)
    const message = await takeNext(database.db, 'whatsapp', saturday, 60)
    expect(message?.text).toContain('Rina Wulandari, ini brosur Xpander yang Anda minta')
    expect(message?.text).toContain('\nhttps://contoh.id/brosur/download?id=22&lihat=1\n')
    expect(message?.text).toContain(reference)
    expect(message?.text).toContain(`\nhttps://contoh.id/permintaan/${token}\n`)
  })

  test('accepts a model no longer sold new, a product id and another spelling', async () => {
    const wanted = ['eclipse-cross', '28', 'PAJERO%20SPORT']
    const kept = await Promise.all(wanted.map(async (vehicle) => (await found(await sent({ vehicle }))).payload))
    expect(kept).toEqual([{ vehicle: 'eclipse-cross' }, { vehicle: 'pajero-sport' }, { vehicle: 'pajero-sport' }])
  })

  test.each(['kijang', '999', ' '])('stores nothing for "%s", which has no brochure', async (vehicle) => {
    expect(await send({ vehicle })).toEqual({
      ok: false,
      refusal: { kind: 'field', field: 'vehicle', refusal: 'vehicle-unknown' },
    })
    expect(await counts()).toBe('0,0,0,0,0,0')
  })

  test('makes one request and one message of the same form sent ten times at once', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => sent({ key })))
    expect(new Set(tokens).size).toBe(1)
    expect(await sent({ key, vehicle: 'Xpander' })).toBe(tokens[0])
    expect(await counts()).toBe('1,1,1,1,1,1')
  })

  test('leads to the first request when the same form is sent again for another model or number', async () => {
    const key = newRequestKey()
    const token = await sent({ key })
    const used = { ok: false, refusal: { kind: 'form-used', token } }
    expect(await send({ key, vehicle: 'triton' })).toEqual(used)
    expect(await send({ key, contact: pakBudi })).toEqual(used)
    expect(await counts()).toBe('1,1,1,1,1,1')
  })

  test('makes two requests of two brochures for one person', async () => {
    const [one, other] = [await found(await sent()), await found(await sent({ vehicle: 'triton' }))]
    expect(other.reference).not.toBe(one.reference)
    expect(await database.db.$count(people)).toBe(1)
  })

  test('stores nothing when one part cannot be stored', async () => {
    const unwritable = { ...at, publicUrl: 'https://\u0000' }
    await expect(sendBrochure(database.db, request(), unwritable)).rejects.toThrow()
    expect(await counts()).toBe('0,0,0,0,0,0')
  })

  test('writes the guard’s notes into the history', async () => {
    const { history } = await found(await sent({ notes: ['captcha-unavailable'] }))
    expect(history.map(({ kind, note }) => [kind, note])).toEqual([
      ['received', null],
      ['noted', 'captcha-unavailable'],
    ])
  })

  test('tells the CRM when there is one', async () => {
    await sendBrochure(database.db, request(), { ...at, tellsCrm: true })
    const messages = await database.db.select().from(outbox).orderBy(outbox.channel)
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['webhook', 'whatsapp'])
  })

  test('offers every brochure by class and marks models no longer sold', async () => {
    const { groups, car } = await readOptions(database.db, {})
    expect(groups.map(({ carClass }) => carClass)).toEqual(['mobil-penumpang', 'niaga-ringan'])
    expect(groups[1]?.cars).toMatchObject([{ slug: 'triton' }, { slug: 'l300' }])
    expect(groups[0]?.cars).toContainEqual({ slug: 'eclipse-cross', name: 'Eclipse Cross', isOnSale: false })
    expect(car).toBeNull()
  })

  test('takes the model of a link in any spelling, before the model chosen earlier', async () => {
    const chosen = async (typed: Record<string, string>) => (await readOptions(database.db, typed)).car?.slug ?? null
    expect(await chosen({ id: '22' })).toBe('xpander')
    expect(await chosen({ vehicle: 'l300' })).toBe('l300')
    expect(await chosen({ id: 'outlander phev' })).toBe('outlander-phev')
    expect(await chosen({ id: '22', vehicle: 'l300' })).toBe('xpander')
    expect(await chosen({ id: '999' })).toBeNull()
  })
})
