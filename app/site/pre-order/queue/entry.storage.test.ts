import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { namesLocked } from '../../../../tests/support/locks.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { type LeadOf, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { findLead, findLeadForUpdate, insertLead, openAddress, recordEvent } from '../../../core/leads/leads.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { lockQueue, queueLength, queuePlace } from '../../../core/leads/queue.server.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readPreOrderSettings, savePreOrderSettings, seedPreOrder } from '../opening.server.ts'
import type { PreOrderSettings } from '../opening.ts'
import { enterLater, verifyOrder, wayInto } from './entry.server.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: saturday, publicUrl: 'https://contoh.id', tellsCrm: false }
const minutesLater = (minutes: number) => ({ ...at, now: saturday.add({ minutes }) })

const ibuRina = guest(0)
function guest(number: number) {
  return { name: `Tamu ${number}`, phone: `+62813000${10_000 + number}`, email: `tamu${number}@contoh.id` }
}

describe.each(everyDatabase)('the queue on $name', ({ open }) => {
  let database: Database
  let dealerId: string
  let seeded: PreOrderSettings
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
    dealerId = (await findDealer(database.db, 'mahligai-puteri-berlian-bandung'))?.id ?? ''
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await seedPreOrder(database.db, saturday)
    seeded = (await readPreOrderSettings(database.db)) as PreOrderSettings
  })
  afterAll(() => database.close())

  const change = (changes: Partial<PreOrderSettings>) => savePreOrderSettings(database.db, { ...seeded, ...changes }, saturday)
  /** Makes a draft that waits for its code. Returns its token. */
  const drafted = (contact = ibuRina, vehicle = 'xforce'): Promise<string> =>
    database.db.transaction(async (tx) => {
      const token = newRequestKey()
      const payload = { vehicle, variant: 'hev', colour: 'red-metallic' }
      const event = { kind: 'drafted' as const, answerBy: null }
      const lead = await insertLead(
        tx,
        { kind: 'pre-order', payload, contact, dealerId, source: {}, consent: 'pre-order-1', event },
        at,
      )
      await openAddress(tx, lead.id, token, saturday)
      return token
    })
  const found = async (token: string) => (await findLead(database.db, token, saturday)) as LeadOf<'pre-order'>
  const placeOf = async (token: string) => queuePlace(database.db, await found(token))
  const stateNow = async (token: string) => stateOf(await found(token), saturday)
  const entered = async (contact = ibuRina, when = at) => {
    const token = await drafted(contact)
    await verifyOrder(database.db, token, when)
    return token
  }
  const end = (token: string, kind: 'cancelled' | 'consent-withdrawn' = 'cancelled') =>
    database.db.transaction(async (tx) => {
      const lead = await findLeadForUpdate(tx, token, saturday)
      if (lead) await recordEvent(tx, lead, { kind, answerBy: null }, minutesLater(60))
    })
  const messages = () => database.db.select().from(outbox)

  test('an order that enters the queue locks the queue of its model, and no other, until it is committed', async () => {
    const token = await drafted()
    await database.db.transaction(async (tx) => {
      await verifyOrder(tx, token, at)
      expect(await namesLocked(tx)).toBe(1)
      await lockQueue(tx, 'xforce')
      expect(await namesLocked(tx)).toBe(1)
      await lockQueue(tx, 'triton')
      expect(await namesLocked(tx)).toBe(2)
    })
  })

  test('a verified order has a place, a time to answer by, and one message with both', async () => {
    const token = await entered()
    const lead = await found(token)
    expect(lead.history.map(({ kind }) => kind)).toEqual(['drafted', 'verified', 'received'])
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-28T04:00:00Z')
    expect([await placeOf(token), await queueLength(database.db, 'xforce')]).toEqual([1, 1])
    const [message, ...others] = await messages()
    expect(message).toMatchObject({
      template: 'pre_order_received',
      recipient: ibuRina.phone,
      secrets: { link: `https://contoh.id/permintaan/${token}` },
    })
    expect(message?.text).toContain('Nomor antrean: 1\nMobil: XFORCE, HEV, Red Metallic')
    expect(message?.text).toContain('paling lambat Sabtu, 28 November 2026, 11.00 WIB')
    expect(others).toEqual([])
  })

  test('an unverified draft has no place', async () => {
    const token = await drafted()
    expect([await placeOf(token), await queueLength(database.db, 'xforce')]).toEqual([null, 0])
  })

  test('verifying ten times at once counts once', async () => {
    const token = await drafted()
    await Promise.all(Array.from({ length: 10 }, () => verifyOrder(database.db, token, at)))
    await verifyOrder(database.db, token, minutesLater(5))
    expect((await found(token)).history).toHaveLength(3)
    expect(await messages()).toHaveLength(1)
  })

  test('fifty orders verified at the same moment get fifty places, and each message names the right one', async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, (_, number) => drafted(guest(number))))
    await Promise.all(tokens.map((token) => verifyOrder(database.db, token, at)))
    const orders = await Promise.all(tokens.map(found))
    const places = await Promise.all(tokens.map(placeOf))
    expect(places.toSorted((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    const told = new Map((await messages()).map(({ recipient, values }) => [recipient, Number(values.place)]))
    expect(orders.map(({ phone }) => told.get(phone))).toEqual(places)
  })

  test('an order that is stored later has a later place, even if its clock is slow', async () => {
    const first = await entered(guest(1), minutesLater(10))
    const second = await entered(guest(2), at)
    const third = await entered(guest(3), minutesLater(20))
    expect(await Promise.all([first, second, third].map(placeOf))).toEqual([1, 2, 3])
  })

  test.each(['cancelled', 'consent-withdrawn'] as const)(
    'an order that is %s leaves the queue, and the orders behind it move up',
    async (kind) => {
      const tokens = []
      for (const number of [1, 2, 3]) tokens.push(await entered(guest(number)))
      await end(tokens[1] ?? '', kind)
      expect(await Promise.all(tokens.map(placeOf))).toEqual([1, null, 2])
      const next = await entered(guest(4))
      expect([await placeOf(next), await queueLength(database.db, 'xforce')]).toEqual([3, 3])
    },
  )

  test('a change of dealer keeps the place', async () => {
    const first = await entered(guest(1))
    await entered(guest(2))
    await database.db.transaction(async (tx) => {
      const lead = await findLeadForUpdate(tx, first, saturday)
      if (lead) await recordEvent(tx, lead, { kind: 'dealer-changed' }, minutesLater(60))
    })
    expect(await placeOf(first)).toBe(1)
  })

  test('each model has its own queue', async () => {
    await entered(guest(1))
    await change({ model: 'xpander', variants: undefined })
    const token = await drafted(guest(2), 'xpander')
    await verifyOrder(database.db, token, at)
    expect(await placeOf(token)).toBe(1)
  })

  test('one phone number has two places; a third order waits, and gets the last place when one is cancelled', async () => {
    const [first] = [await entered(), await entered()]
    const third = await entered()
    const references = (await Promise.all([first, third].map(found))).map(({ reference }) => reference)
    expect([await stateNow(third), await placeOf(third)]).toEqual(['verified', null])
    expect(await wayInto(database.db, await found(third), saturday)).toMatchObject({
      ok: false,
      refusal: { kind: 'number-full', references: expect.arrayContaining([references[0]]) },
    })
    await enterLater(database.db, third, at)
    expect(await placeOf(third)).toBeNull()
    await entered(guest(1))
    await end(first)
    await enterLater(database.db, third, minutesLater(30))
    expect([await stateNow(third), await placeOf(third)]).toEqual(['received', 3])
    expect(await messages()).toHaveLength(4)
  })

  test('five orders of one number verified at the same time get two places', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => drafted()))
    await Promise.all(tokens.map((token) => verifyOrder(database.db, token, at)))
    expect((await Promise.all(tokens.map(placeOf))).filter((place) => place !== null)).toHaveLength(2)
    expect(await messages()).toHaveLength(2)
  })

  test('after pre-orders have ended, a verified order gets no place; those in the queue stay', async () => {
    const early = await entered(guest(1))
    const late = await drafted(guest(2))
    await change({ until: '2026-11-27' })
    await verifyOrder(database.db, late, at)
    expect(await wayInto(database.db, await found(late), saturday)).toEqual({ ok: false, refusal: { kind: 'closed' } })
    expect([await stateNow(late), await placeOf(late), await placeOf(early)]).toEqual(['verified', null, 1])
  })

  test('an unverified or a cancelled order cannot enter, and an unknown token changes nothing', async () => {
    const unverified = await drafted()
    await enterLater(database.db, unverified, at)
    const cancelled = await entered(guest(1))
    await end(cancelled)
    await verifyOrder(database.db, cancelled, at)
    await enterLater(database.db, cancelled, at)
    await verifyOrder(database.db, 'tidak-dikenal', at)
    expect(await queueLength(database.db, 'xforce')).toBe(0)
    expect(await stateNow(cancelled)).toBe('cancelled')
  })

  test('the CRM is told each step', async () => {
    const token = await drafted()
    await verifyOrder(database.db, token, { ...at, tellsCrm: true })
    const heard = (await messages()).filter(({ channel }) => channel === 'webhook').map(({ subject }) => subject)
    expect(heard.toSorted()).toEqual(['received', 'verified'])
  })
})
