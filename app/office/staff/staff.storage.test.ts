import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { started } from '~/core/conversations/conversations.fixture.ts'
import { joinConversation } from '~/core/conversations/staff.server.ts'
import { listConversations } from '~/core/conversations/staff-lists.server.ts'
import { dealers } from '~/core/dealers/tables.ts'
import { Forbidden, grant } from '~/core/staff/grant.ts'
import { roles } from '~/core/staff/roles.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { findStaff, listStaff } from '~/core/staff/staff.server.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { readEnvironment } from '~/platform/environment.server.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { addFirstAdministrator } from './first-administrator.server.ts'
import { addStaff, changeStaff, closeAccess, endSessions, resetSecondFactor } from './staff.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:30:00Z')
const manager = grantTo('administrator', 'staff:manage')

describe.each(everyDatabase)('staff on $name', ({ open }) => {
  let database: Database
  let dealerId: string
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, now)
    const [dealer] = await database.db.select({ id: dealers.id }).from(dealers).limit(1)
    dealerId = dealer?.id ?? ''
  })
  afterAll(() => database.close())

  const add = (name: string, role: string, dealerIds: string[] = []) =>
    addStaff(database.db, manager, { name, email: `${name.toLowerCase()}@pabrik.example`, role, dealerIds }, now)
  const idOf = async (adding: ReturnType<typeof add>): Promise<string> => {
    const added = await adding
    if (!added.ok) throw new Error(added.refusal.refusal)
    return added.value
  }

  test('the open conversations of an employee who leaves, or may no longer answer, go back to the queue', async () => {
    const id = await idOf(add('Hesti', 'call-centre'))
    const hesti = await findStaff(database.db, id)
    if (!hesti) throw new Error('no such employee')
    const queue = () => listConversations(database.db, grantTo('administrator', 'chat:read'), 'waiting', now)
    const { conversation } = await started(database.db, now)
    await joinConversation(database.db, grant(hesti, 'chat:answer'), conversation.id, now)
    await changeStaff(database.db, manager, id, { ...hesti, name: 'Hesti Sari' }, now)
    expect(await queue()).toEqual([])
    await changeStaff(database.db, manager, id, { ...hesti, role: 'auditor' }, now)
    expect(await queue()).toMatchObject([{ conversation: { id: conversation.id, agentId: null } }])

    await changeStaff(database.db, manager, id, hesti, now)
    await joinConversation(database.db, grant(hesti, 'chat:answer'), conversation.id, now)
    await closeAccess(database.db, manager, id, now)
    expect(await queue()).toMatchObject([{ conversation: { id: conversation.id, agentId: null }, last: { kind: 'left' } }])
  })

  test('only administrators may manage staff', () => {
    for (const role of roles.filter((each) => each !== 'administrator'))
      expect(() => grantTo(role, 'staff:manage'), role).toThrow(Forbidden)
  })

  test('an employee of a dealer needs a dealer that exists', async () => {
    expect(await add('Dewi', 'dealer')).toMatchObject({ refusal: { field: 'dealerIds', refusal: 'dealers-missing' } })
    expect(await add('Dewi', 'dealer', ['tidak-ada'])).toMatchObject({ refusal: { refusal: 'dealers-missing' } })
    const id = await idOf(add('Dewi', 'dealer', [dealerId]))
    expect((await findStaff(database.db, id))?.dealerIds).toEqual([dealerId])
  })

  test('an e-mail address is used once, in any spelling', async () => {
    await idOf(add('Ari', 'editor'))
    const again = { name: 'Ari', email: 'ARI@pabrik.example', role: 'editor', dealerIds: [] }
    expect(await addStaff(database.db, manager, again, now)).toMatchObject({ refusal: { refusal: 'email-taken' } })
  })

  test('the last administrator can neither leave nor change role', async () => {
    const first = await idOf(add('Eka', 'administrator'))
    const form = { name: 'Eka', email: 'eka@pabrik.example', role: 'editor', dealerIds: [] }
    expect(await closeAccess(database.db, manager, first, now)).toMatchObject({ refusal: { refusal: 'last-administrator' } })
    expect(await changeStaff(database.db, manager, first, form, now)).toMatchObject({
      refusal: { refusal: 'last-administrator' },
    })
    const second = await idOf(add('Feri', 'administrator'))
    const both = await Promise.all([first, second].map((id) => closeAccess(database.db, manager, id, now)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await listStaff(database.db)).filter(({ role }) => role === 'administrator')).toHaveLength(1)
  })

  test('an employee who has left is closed once, and is not changed any more', async () => {
    const id = await idOf(add('Joko', 'editor'))
    const [first, second] = await Promise.all([0, 1].map(() => closeAccess(database.db, manager, id, now)))
    expect([first?.ok, second?.ok]).toEqual([true, true])
    const form = { name: 'Joko', email: 'joko@pabrik.example', role: 'auditor', dealerIds: [] }
    expect(await changeStaff(database.db, manager, id, form, now)).toMatchObject({ refusal: { refusal: 'has-left' } })
    await endSessions(database.db, manager, id, now)
    await resetSecondFactor(database.db, manager, id, now)
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual(['staff-added', 'staff-changed'])
  })

  test('the command line makes a link for an administrator, and refuses the address of anybody else', async () => {
    const process = { db: database.db, environment: readEnvironment({}), clock: { now: () => now } }
    const create = (email: string) => addFirstAdministrator(process, { name: 'Kiki', email })
    expect(await create('kiki@pabrik.example')).toMatchObject({ ok: true, value: expect.stringContaining('/kantor/sandi/') })
    expect(await create('KIKI@pabrik.example')).toMatchObject({ ok: true, value: expect.stringContaining('/kantor/sandi/') })
    await idOf(add('Lia', 'editor'))
    expect(await create('lia@pabrik.example')).toMatchObject({ ok: false, refusal: expect.stringContaining('no administrator') })
    await closeAccess(database.db, manager, await idOf(add('Maya', 'administrator')), now)
    expect(await create('maya@pabrik.example')).toMatchObject({ ok: false, refusal: expect.stringContaining('former employee') })
    expect((await listStaff(database.db)).some(({ name }) => name === 'Maya')).toBe(false)
  })

  test('changes are in the audit log with the values before and after', async () => {
    const id = await idOf(add('Gita', 'editor'))
    const form = { name: 'Gita Sari', email: 'gita@pabrik.example', role: 'auditor', dealerIds: [] }
    await changeStaff(database.db, manager, id, form, now)
    await changeStaff(database.db, manager, id, { ...form, role: 'dealer', dealerIds: [dealerId] }, now)
    await resetSecondFactor(database.db, manager, id, now)
    await endSessions(database.db, manager, id, now)
    await closeAccess(database.db, manager, id, now)
    const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.id)
    expect(entries.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { action: 'staff-added', staffName: 'Ani Wijaya', after: { name: 'Gita', email: 'gita@pabrik.example' } },
      {
        action: 'staff-changed',
        before: { name: 'Gita', email: 'gita@pabrik.example', role: 'editor', dealerIds: [] },
        after: { name: 'Gita Sari', role: 'auditor' },
      },
      { action: 'staff-changed', before: { role: 'auditor', dealerIds: [] }, after: { role: 'dealer', dealerIds: [dealerId] } },
      { action: 'staff-changed', before: { name: 'Gita Sari' }, after: { name: 'Gita Sari', secondFactor: false } },
      { action: 'session-ended', after: { name: 'Gita Sari', email: 'gita@pabrik.example' } },
      {
        action: 'staff-changed',
        before: { name: 'Gita Sari', role: 'dealer', dealerIds: [dealerId] },
        after: { name: 'Gita Sari', left: true },
      },
    ])
  })

  test.each(['update audit_entries set staff_name = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
    'the database refuses "%s"',
    async (statement) => {
      await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      })
    },
  )
})
