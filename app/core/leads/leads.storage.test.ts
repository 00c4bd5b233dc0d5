import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads } from '../../../tests/support/leads.ts'
import { tablesWithLockedRows } from '../../../tests/support/locks.ts'
import { Temporal } from '../../lib/instant.ts'
import { done, refused } from '../../lib/result.ts'
import type { Database, Db } from '../../platform/database.server.ts'
import { outbox } from '../messages/tables.ts'
import { stateOf } from './lead.ts'
import {
  findLead,
  findLeadForUpdate,
  insertLead,
  leadByReference,
  leadsOfPerson,
  type NewLead,
  openAddress,
  permanentToken,
  recordEvent,
} from './leads.server.ts'
import { newRequestKey, tokenOf } from './private-address.server.ts'
import { leadOr404 } from './request/find-or-404.server.ts'
import { leadIdOfForm, submitOnce } from './submit.server.ts'
import { leadAddresses, leadEvents, leadRequests, leads, people } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: morning, publicUrl: 'https://contoh.id', tellsCrm: false }
const nextDay = morning.add({ hours: 24 })

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
const question = (changes: Partial<NewLead> = {}): NewLead =>
  ({
    kind: 'message',
    payload: { topic: 'produk', message: 'Kapan XFORCE HEV tiba?' },
    contact: ibuRina,
    dealerId: null,
    source: { referrer: 'https://berita.contoh' },
    consent: 'message-1',
    event: { kind: 'received', answerBy: morning.add({ hours: 2 }) },
    ...changes,
  }) as NewLead

describe.each(everyDatabase)('leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const insert = (lead = question(), context = at) => database.db.transaction((tx) => insertLead(tx, lead, context))
  const rows = async () => {
    const [requests, persons, forms, events] = await Promise.all(
      [leads, people, leadRequests, leadEvents].map((table) => database.db.$count(table)),
    )
    return { requests, persons, forms, events }
  }

  test('a lead is read as stored', async () => {
    const stored = await insert()
    expect(await leadByReference(database.db, stored.reference)).toEqual(stored)
    expect(stored.reference).toMatch(/^PS-/)
    expect(stored.history).toHaveLength(1)
  })

  test('one phone number is one person with any name; two numbers are two people, even with the same e-mail', async () => {
    const [first, second, third] = [
      await insert(),
      await insert(question({ contact: { ...ibuRina, name: 'Bu Rina', email: null } })),
      await insert(question({ contact: { ...ibuRina, phone: '+6281398765432' } })),
    ]
    expect(second.name).toBe('Bu Rina')
    const ofFirst = (await leadsOfPerson(database.db, first, 'message')).map(({ id }) => id)
    expect(ofFirst.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await leadsOfPerson(database.db, third, 'message')).toEqual([third])
  })

  test('a person who sends twenty requests at once is one person', async () => {
    await Promise.all(Array.from({ length: 20 }, () => insert()))
    expect(await rows()).toMatchObject({ requests: 20, persons: 1 })
  })

  test('notes for an employee are stored as events and change nothing else', async () => {
    const lead = await insert(question({ notes: ['captcha-unavailable'] }))
    expect(lead.history.map(({ kind, note, by }) => [kind, note, by])).toEqual([
      ['received', null, 'visitor'],
      ['noted', 'captcha-unavailable', 'site'],
    ])
    expect(lead.history[1]?.answerBy).toEqual(lead.history[0].answerBy)
    expect(stateOf(lead, morning)).toBe('received')
  })

  test('the CRM gets each event once, in the same transaction', async () => {
    const told = { ...at, tellsCrm: true }
    const failing = database.db.transaction(async (tx) => {
      await insertLead(tx, question(), told)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.db.$count(outbox)).toBe(0)
    const lead = await insert(question(), told)
    await database.db.transaction((tx) => recordEvent(tx, lead, { kind: 'whatsapp-preferred' }, told))
    const keys = (await database.db.select().from(outbox)).map(({ key }) => key).toSorted()
    expect(keys).toEqual([`crm:${lead.id}:1`, `crm:${lead.id}:2`])
  })

  test('two changes at the same time happen one after the other', async () => {
    const token = tokenOf(newRequestKey())
    const lead = await insert()
    await openAddress(database.db, lead.id, token, morning)
    const change = () =>
      database.db.transaction(async (tx) => {
        const found = await findLeadForUpdate(tx, token, morning)
        if (found) await recordEvent(tx, found, { kind: 'noted', note: String(found.history.length) }, at)
      })
    await Promise.all(Array.from({ length: 10 }, change))
    const notes = (await findLead(database.db, token, morning))?.history.map(({ note }) => note)
    expect(notes).toEqual([null, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  test('a lead found for a change is locked, a lead that is only read is not', async () => {
    const token = newRequestKey()
    const stored = await insert()
    await openAddress(database.db, stored.id, token, morning)
    const lockedBy = (find: typeof findLead) =>
      database.db.transaction(async (tx) => {
        expect(await find(tx, token, morning)).toEqual(stored)
        return tablesWithLockedRows(tx)
      })
    expect(await lockedBy(findLead)).toEqual([])
    expect(await lockedBy(findLeadForUpdate)).toEqual(['leads'])
  })

  test('an address opened for a day expires and says so; an unknown address says nothing', async () => {
    const token = tokenOf(newRequestKey())
    const lead = await insert()
    await openAddress(database.db, lead.id, token, morning, nextDay)
    const answer = (address: string, now = morning) =>
      leadOr404(database.db, address, now).then(
        ({ reference }) => reference,
        (thrown: { init: { status: number } }) => thrown.init.status,
      )
    expect(await answer(token, nextDay.subtract({ seconds: 1 }))).toBe(lead.reference)
    expect(await answer(token, nextDay)).toBe(410)
    await openAddress(database.db, lead.id, token, nextDay, nextDay.add({ hours: 24 }))
    expect(await answer(token, nextDay)).toBe(lead.reference)
    expect(await answer('tidak-dikenal')).toBe(404)
    expect(await leadOr404(database.db, token, morning, 'fleet').catch(({ init }) => init.status)).toBe(404)
  })

  test('a link in a message leads to an address that does not expire', async () => {
    const [permanent, expiring] = [tokenOf(newRequestKey()), tokenOf(newRequestKey())]
    const lead = await insert()
    await openAddress(database.db, lead.id, permanent, morning)
    await openAddress(database.db, lead.id, expiring, morning, nextDay)
    expect(await permanentToken(database.db, lead.id, permanent, morning)).toBe(permanent)
    const sent = await permanentToken(database.db, lead.id, expiring, morning)
    expect(sent).not.toBe(expiring)
    const inAYear = morning.add({ hours: 24 * 365 })
    expect((await findLead(database.db, sent, inAYear))?.reference).toBe(lead.reference)
  })

  const make = async (tx: Db) => done((await insertLead(tx, question(), at)).id)
  const submit = (key: string, content: readonly unknown[] = ['produk'], making = make) =>
    submitOnce(database.db, { key, content }, morning, making)

  test('a form sent twenty times at once gives one lead at one address', async () => {
    const key = newRequestKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(key)))
    for (const answer of answers) expect(answer).toEqual(done({ token: tokenOf(key) }))
    expect(await rows()).toEqual({ requests: 1, persons: 1, forms: 1, events: 1 })
    const lead = await findLead(database.db, tokenOf(key), morning)
    expect(await leadIdOfForm(database.db, key)).toBe(lead?.id)
  })

  test('a form with changed content leads to its first request, and a new key makes a new lead', async () => {
    const key = newRequestKey()
    await submit(key)
    expect(await submit(key, ['harga'])).toEqual(refused({ kind: 'form-used', token: tokenOf(key) }))
    expect(await submit(newRequestKey(), ['harga'])).toMatchObject({ ok: true })
    expect(await rows()).toMatchObject({ requests: 2, persons: 1, forms: 2 })
  })

  test('a refused or failed submit stores nothing, and the form can be sent again', async () => {
    const key = newRequestKey()
    expect(await submit(key, ['produk'], async () => refused('slot-gone') as never)).toEqual(refused('slot-gone'))
    const broken = submit(key, ['produk'], async (tx) => {
      await make(tx)
      throw new Error('line lost')
    })
    await expect(broken).rejects.toThrow('line lost')
    expect(await rows()).toEqual({ requests: 0, persons: 0, forms: 0, events: 0 })
    expect(await leadIdOfForm(database.db, key)).toBeNull()
    expect(await submit(key)).toMatchObject({ ok: true })
  })

  test('the database contains neither key nor token', async () => {
    const key = newRequestKey()
    await submit(key)
    const kept = JSON.stringify([
      await database.db.select().from(leadRequests),
      await database.db.select().from(leadAddresses),
      await database.db.select().from(leads),
    ])
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(tokenOf(key))
  })
})
