import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads } from '../../../../tests/support/leads.ts'
import { staff, staffDealers, staffSessions } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import { addEmployee, inserted, question } from '../office.fixture.ts'
import { mostOfEmployee, openLeadChanges } from './lead-changes.server.ts'

const times = { gather: 20, between: 10, heartbeat: 60_000, longest: 60_000 }
const changed = 'data: berubah\n\n'

describe.each(everyDatabase)('the changes of leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const never = new AbortController().signal
  const opened = (staffId: string, stopping = never, changes = {}) =>
    openLeadChanges(database, staffId, stopping, { ...times, ...changes })
  const stream = async (stopping = never, changes = {}) => {
    const events = await opened('ani', stopping, changes)
    if (!events) throw new Error('no room')
    expect((await events.next()).value).toBe('retry: 3000\n\n')
    return events
  }

  test('every open inbox hears of a new lead', async () => {
    const [one, other] = [await stream(), await stream()]
    const heard = Promise.all([one.next(), other.next()])
    await inserted(database.db, question())
    expect((await heard).map(({ value }) => value)).toEqual([changed, changed])
    await Promise.all([one.return(undefined), other.return(undefined)])
  })

  test('the stream of an employee ends when a session, the role or a dealer changes, and no other one', async () => {
    await addEmployee(database.db, 'budi', 'dealer', ['d068'])
    const session = {
      id: 's1',
      token: 't1',
      staffId: 'budi',
      expiresAt: new Date(),
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    await database.db.insert(staffSessions).values(session)
    const other = await stream()
    const endings = [
      () => database.db.delete(staffSessions).where(eq(staffSessions.staffId, 'budi')),
      () => database.db.update(staff).set({ role: 'editor' }).where(eq(staff.id, 'budi')),
      () => database.db.update(staff).set({ leftAt: new Date() }).where(eq(staff.id, 'budi')),
      () => database.db.delete(staffDealers).where(eq(staffDealers.staffId, 'budi')),
    ]
    for (const change of endings) {
      const events = await opened('budi')
      await events?.next()
      const ended = events?.next()
      await change()
      expect((await ended)?.done).toBe(true)
    }
    const heard = other.next()
    await inserted(database.db, question())
    expect((await heard).value).toBe(changed)
    await other.return(undefined)
  })

  test('many changes at once are one event', async () => {
    const events = await stream(undefined, { gather: 300, heartbeat: 400 })
    const heard = events.next()
    for (let number = 0; number < 5; number++) await inserted(database.db, question())
    expect((await heard).value).toBe(changed)
    expect((await events.next()).value).toBe(':\n\n')
    await events.return(undefined)
  })

  test('without a change a heartbeat keeps the connection, and after some time the stream ends', async () => {
    const events = await stream(undefined, { heartbeat: 20, longest: 200 })
    const seen: unknown[] = []
    for await (const event of events) seen.push(event)
    expect(new Set(seen)).toEqual(new Set([':\n\n']))
  })

  test('when the process stops, the stream ends at once', async () => {
    const stopping = new AbortController()
    const events = await stream(stopping.signal)
    const next = events.next()
    stopping.abort()
    expect(await next).toEqual({ done: true, value: undefined })
  })

  test('one employee opens only some streams at once, and a closed one makes room', async () => {
    const asked = await Promise.all(Array.from({ length: mostOfEmployee + 5 }, () => opened('dewi')))
    const events = asked.filter((each) => each !== null)
    expect(events).toHaveLength(mostOfEmployee)
    const [first, ...others] = events
    const colleague = await opened('budi')
    expect(colleague).not.toBeNull()
    expect((await first?.next())?.value).toBe('retry: 3000\n\n')
    await first?.return(undefined)
    const again = await opened('dewi')
    expect(again).not.toBeNull()
    for (const each of [again, colleague, ...others]) {
      await each?.next()
      await each?.return(undefined)
    }
  })

  test('a stream that nobody reads frees its place when its time is over', async () => {
    const stopping = new AbortController()
    for (let number = 0; number < mostOfEmployee; number++) await opened('citra', stopping.signal)
    expect(await opened('citra')).toBeNull()
    stopping.abort()
    expect(await opened('citra')).not.toBeNull()
  })
})
