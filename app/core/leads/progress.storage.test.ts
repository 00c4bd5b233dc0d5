import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { outbox } from '../messages/tables.ts'
import { fillProgress } from './fill-progress.server.ts'
import { type Lead, lastEvent } from './lead.ts'
import { insertLead, type NewLead, recordEvent } from './leads.server.ts'
import { progressOf } from './progress.ts'
import { leadProgress } from './tables.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const later = (minutes: number) => ({ now: morning.add({ minutes }), publicUrl: 'https://contoh.id', tellsCrm: false })
const promise = morning.add({ hours: 2 })

const question = (changes: Partial<NewLead> = {}): NewLead =>
  ({
    kind: 'message',
    payload: { topic: 'produk', message: 'Kapan XFORCE HEV tiba?' },
    contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: null },
    dealerId: null,
    source: {},
    consent: 'message-1',
    event: { kind: 'received', answerBy: promise },
    ...changes,
  }) as NewLead

const service = {
  kind: 'service',
  payload: {
    vehicle: 'xpander',
    variant: null,
    type: 'berkala',
    visit: 10_000,
    year: 2024,
    colour: null,
    plate: 'B 1234 XYZ',
    kilometres: null,
    complaint: null,
  },
} as const

describe.each(everyDatabase)('the progress of leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, morning)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const insert = (lead = question()) => database.db.transaction((tx) => insertLead(tx, lead, later(0)))
  const add = (lead: Lead, event: Parameters<typeof recordEvent>[2], minutes = 1) =>
    database.db.transaction((tx) => recordEvent(tx, lead, event, later(minutes)))
  const progressRow = async ({ id }: Pick<Lead, 'id'>) => {
    const [row] = await database.db.select().from(leadProgress).where(eq(leadProgress.leadId, id))
    if (!row) return null
    const { leadId: _, kind: __, terms: ___, ...progress } = row
    return progress
  }

  test('a request waits from its arrival until its promise', async () => {
    const lead = await insert()
    expect(await progressRow(lead)).toMatchObject({ status: 'new', dueAt: promise, promisedBy: promise, askedAt: morning })
  })

  test('a draft is not on the progress until the visitor sends it', async () => {
    const draft = await insert(question({ event: { kind: 'drafted', answerBy: null } }))
    expect(await progressRow(draft)).toBeNull()
    await add(draft, { kind: 'received', answerBy: promise }, 5)
    expect(await progressRow(draft)).toMatchObject({ status: 'new', askedAt: later(5).now, dueAt: promise })
  })

  test('the row always equals what follows from the events', async () => {
    let lead = await insert()
    const ani = { id: 'ani', name: 'Ani Wijaya' }
    const steps: Parameters<typeof recordEvent>[2][] = [
      { kind: 'assigned', by: 'staff', detail: { staff: ani, assignee: ani } },
      { kind: 'not-reached', by: 'staff', detail: { staff: ani, contact: 'call', openMinutes: 4 } },
      { kind: 'call-time-chosen', answerBy: later(300).now },
      { kind: 'escalated', by: 'site', detail: { assignee: null } },
      { kind: 'reached', by: 'staff', detail: { staff: ani, contact: 'whatsapp' } },
      { kind: 'closed', by: 'staff', detail: { staff: ani, status: 'invalid' } },
      { kind: 'undone', by: 'staff' },
      { kind: 'closed', by: 'staff', detail: { staff: ani, status: 'done' } },
    ]
    for (const [number, step] of steps.entries()) {
      lead = await add(lead, step, 10 + number)
      expect(await progressRow(lead)).toEqual(progressOf(lead))
    }
    expect(await progressRow(lead)).toMatchObject({
      status: 'done',
      dueAt: null,
      firstContactAt: later(11).now,
      firstContactMinutes: 4,
      promisedBy: promise,
    })
  })

  test('a change that fails leaves the progress as it was', async () => {
    const lead = await insert()
    const failing = database.db.transaction(async (tx) => {
      await recordEvent(tx, lead, { kind: 'cancelled', answerBy: null }, later(1))
      throw new Error('line lost')
    })
    await expect(failing).rejects.toThrow('line lost')
    expect(await progressRow(lead)).toMatchObject({ status: 'new' })
  })

  test('an event tells the open inboxes of all instances', async () => {
    const heard = vi.fn()
    await database.listen('lead_progress_changed', heard)
    await insert()
    await eventually(() => expect(heard).toHaveBeenCalled())
  })

  test('the migration gives earlier leads the same rows', async () => {
    const dealerId = 'd001'
    const kept = [
      await insert(),
      await insert(question({ contact: { name: 'Çelik Mas’ud-Ayu', phone: '+622157951234', email: null }, dealerId } as never)),
      await insert(question(service as never)),
    ]
    const unqualified = await insert(question({ dealerId }))
    kept.push(await add(unqualified, { kind: 'not-yet-qualified', by: 'site' }))
    kept.push(await add(await insert(), { kind: 'cancelled', answerBy: null }))
    kept.push(
      await add(await insert(question({ dealerId })), { kind: 'dealer-changed', dealerId: 'd002', answerBy: later(99).now }),
    )
    await insert(question({ event: { kind: 'drafted', answerBy: null } }))
    const rows = () => database.db.select().from(leadProgress).orderBy(leadProgress.leadId)
    const written = await rows()
    await database.db.delete(leadProgress)
    const file = readdirSync('migrations').find((name) => name.endsWith('_fill_lead_progress.sql'))
    const [fill = ''] = readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint')
    await database.db.execute(sql.raw(fill))
    expect(await rows()).toEqual(written)
    expect(written.map(({ leadId }) => leadId).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })

  test('the CRM hears the detail of an event', async () => {
    const lead = await insert()
    await database.db.transaction((tx) =>
      recordEvent(tx, lead, { kind: 'closed', by: 'staff', detail: { status: 'done' } }, { ...later(1), tellsCrm: true }),
    )
    const [message] = await database.db.select().from(outbox)
    expect(JSON.parse(message?.text ?? '').event).toMatchObject({ kind: 'closed', by: 'staff', detail: { status: 'done' } })
  })

  test('what an employee took back no longer counts, and the promise runs again', async () => {
    const lead = await insert()
    const closed = await add(lead, { kind: 'closed', by: 'staff', answerBy: null, detail: { status: 'done' } })
    const { answerBy, span, dealerId } = lastEvent(lead)
    await add(closed, { kind: 'undone', by: 'staff', answerBy, span, dealerId })
    expect(await progressRow(lead)).toMatchObject({ status: 'new', dueAt: promise, firstContactAt: null })
  })

  describe('a lead without progress', () => {
    const lose = ({ id }: Lead) => database.db.delete(leadProgress).where(eq(leadProgress.leadId, id))
    const fill = (at = later(5).now) => fillProgress(database.db, at)

    test('that a former version received is repaired from its events, once', async () => {
      const lead = await add(await insert(), { kind: 'cancelled', answerBy: null })
      await lose(lead)
      expect(await fill()).toBe(1)
      expect(await progressRow(lead)).toEqual(progressOf(lead))
      expect(await fill()).toBe(0)
    })

    test('is left alone when it is a draft, or older than the last upgrade', async () => {
      const draft = await insert(question({ event: { kind: 'drafted', answerBy: null } }))
      expect(await fill()).toBe(0)
      expect(await progressRow(draft)).toBeNull()
      await lose(await insert())
      expect(await fill(later(60 * 24 * 8).now)).toBe(0)
    })

    test('is repaired while somebody answers it, and keeps the newer state', async () => {
      const lead = await insert()
      await lose(lead)
      const cancelled = add(lead, { kind: 'cancelled', answerBy: null })
      await Promise.all([cancelled, fill()])
      expect(await progressRow(lead)).toMatchObject({ status: 'cancelled' })
    })

    test('waits for a later run when there are very many', async () => {
      for (let number = 0; number < 201; number++) await insert()
      await database.db.delete(leadProgress)
      expect([await fill(), await fill(), await fill()]).toEqual([200, 1, 0])
      expect(await database.db.$count(leadProgress)).toBe(201)
    })
  })
})
