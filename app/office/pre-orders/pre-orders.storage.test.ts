import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { fridayMorning, someoneElse } from '../../../tests/support/test-drives.ts'
import { changeContent } from '../../core/content/content.server.ts'
import { allocationOf } from '../../core/leads/allocation.ts'
import type { Lead } from '../../core/leads/lead.ts'
import { insertLead, leadByReference, type NewLead } from '../../core/leads/leads.server.ts'
import { queuePlace } from '../../core/leads/queue.server.ts'
import { outbox } from '../../core/messages/tables.ts'
import { grantTo } from '../../core/staff/staff.fixture.ts'
import type { Database } from '../../platform/database.server.ts'
import { seedPreOrder } from '../../site/pre-order/opening.server.ts'
import { undoAct } from '../calendar/acts/act.server.ts'
import { minutesLater } from '../calendar/calendar.fixture.ts'
import { auditSince } from '../leads/office.fixture.ts'
import { allocateCar, holdOrder, releaseOrder } from './pre-order-acts.server.ts'
import { readPreOrders } from './read-queue.server.ts'

const call = grantTo('call-centre', 'lead:answer')
const bandung = 'd068'

describe.each(everyDatabase)('the queue in the hands of employees on $name', ({ open }) => {
  let database: Database
  let audited: number
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
    await changeContent(database.db, (tx) => seedPreOrder(tx, fridayMorning))
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    audited = (await auditSince(database.db, 0)).length
  })
  afterAll(() => database.close())

  /** An order in the queue; `number` orders them. */
  const ordered = (number: number, dealerId = bandung, colour = 'red-metallic'): Promise<Lead> => {
    const lead = {
      kind: 'pre-order',
      payload: { vehicle: 'xforce', variant: 'hev', colour },
      contact: someoneElse(number),
      dealerId,
      source: {},
      consent: 'pre-order-1',
      event: { kind: 'received', answerBy: null },
    } as NewLead
    return database.db.transaction((tx) => insertLead(tx, lead, minutesLater(number)))
  }
  const now = async ({ reference }: Lead) => (await leadByReference(database.db, reference)) as Lead
  const allocate = (lead: Lead, by = call) => allocateCar(database.db, by, lead.reference, 'MK2XX001', minutesLater(60))
  const hold = (lead: Lead) => holdOrder(database.db, call, lead.reference, 'Menunggu dana', minutesLater(60))
  const queue = (by = grantTo('call-centre', 'lead:read')) =>
    readPreOrders(database.db, by, { vehicle: 'xforce', after: 0 }, minutesLater(60).now)

  test('a car goes to the first one who waits for its variant and colour, who is told', async () => {
    const [first, second] = [await ordered(1), await ordered(2)]
    expect(await allocate(second)).toMatchObject({ refusal: { kind: 'not-first', references: [first.reference] } })
    expect(await allocate(first)).toMatchObject({ ok: true })
    expect(await allocate(second)).toMatchObject({ ok: true })
    expect(allocationOf(await now(first))).toMatchObject({ state: 'allocated', unit: expect.stringContaining('MK2XX001') })
    const told = (await database.db.select().from(outbox)).filter(({ template }) => template === 'pre_order_allocated')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([first.phone, second.phone].sort())
    expect(await auditSince(database.db, audited)).toEqual(['pre-order-allocated', 'pre-order-allocated'])
  })

  test('another colour has its own order', async () => {
    await ordered(1)
    expect(await allocate(await ordered(2, bandung, 'jet-black-mica'))).toMatchObject({ ok: true })
  })

  test('who is held is passed over, keeps the place, and waits again when released', async () => {
    const [first, second] = [await ordered(1), await ordered(2)]
    expect(await holdOrder(database.db, call, first.reference, '', minutesLater(60))).toMatchObject({
      refusal: { kind: 'reason-missing' },
    })
    expect(await hold(first)).toMatchObject({ ok: true })
    expect(await queuePlace(database.db, await now(first))).toBe(1)
    expect(await allocate(first)).toMatchObject({ refusal: { kind: 'not-possible' } })
    expect(await allocate(second)).toMatchObject({ ok: true })
    expect(await releaseOrder(database.db, call, first.reference, minutesLater(61))).toMatchObject({ ok: true })
    expect(allocationOf(await now(first)).state).toBe('waiting')
    expect(await releaseOrder(database.db, call, first.reference, minutesLater(61))).toMatchObject({ ok: false })
  })

  test('two employees give the same order one car', async () => {
    const first = await ordered(1)
    const both = await Promise.all([allocate(first), allocate(first)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('an allocation that is undone sends no message', async () => {
    const first = await ordered(1)
    const allocated = await allocate(first)
    if (!allocated.ok) throw new Error(allocated.refusal.kind)
    const last = { reference: first.reference, number: allocated.value.history.length }
    expect(await undoAct(database.db, call, last, minutesLater(60))).toMatchObject({ ok: true })
    expect(allocationOf(await now(first)).state).toBe('waiting')
    expect(await database.db.$count(outbox)).toBe(0)
  })

  test('a dealer sees the whole queue, but of others only the place and the car, and changes only its own', async () => {
    const [own, other] = [await ordered(1), await ordered(2, 'd001')]
    const view = await queue(grantTo('dealer', 'lead:read', [bandung]))
    expect(view?.rows.map(({ place, own: shown }) => [place, shown?.reference ?? null])).toEqual([
      [1, own.reference],
      [2, null],
    ])
    expect(JSON.stringify(view)).not.toContain(other.name)
    expect(JSON.stringify(view)).not.toContain(other.phone)
    const dealer = grantTo('dealer', 'lead:answer', [bandung])
    expect(await allocate(other, dealer)).toMatchObject({ refusal: { kind: 'unknown' } })
    expect(await allocate(own, dealer)).toMatchObject({ ok: true })
  })
})
