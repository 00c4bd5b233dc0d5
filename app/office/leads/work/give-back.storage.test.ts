import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { staff, staffDealers } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import { addEmployee, bandung, consultation, fridayNine, inserted, leadNow, minutesLater, progressIn } from '../office.fixture.ts'
import { assignLead } from './answer.server.ts'
import { giveBackLeads } from './give-back.server.ts'

const answering = grantTo('administrator', 'lead:answer')
const context = minutesLater(5)

describe.each(everyDatabase)('leads of employees who may no longer answer on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await addEmployee(database.db, 'budi', 'call-centre')
    await addEmployee(database.db, 'sari', 'dealer', [bandung.id])
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const db = () => database.db
  const change = (id: string, changes: Partial<typeof staff.$inferInsert>) =>
    db().update(staff).set(changes).where(eq(staff.id, id))
  async function assigned(lead: NewLead, employee: string) {
    const made = await inserted(db(), lead)
    const done = await assignLead(db(), answering, made.reference, employee, context)
    if (!done.ok) throw new Error(done.refusal)
    return done.value
  }
  const holderOf = async (lead: { id: string }) => (await progressIn(db(), lead)).assigneeId

  test('the open leads of an employee who left are assigned to nobody, once, and their history says so', async () => {
    const [own, other] = [await assigned(consultation(bandung.id), 'budi'), await assigned(consultation(bandung.id), 'sari')]
    await change('budi', { leftAt: new Date() })
    expect([await giveBackLeads(db(), context, 'budi'), await giveBackLeads(db(), context)]).toEqual([1, 0])
    expect([await holderOf(own), await holderOf(other)]).toEqual([null, 'sari'])
    expect((await leadNow(db(), own)).history.at(-1)).toMatchObject({ kind: 'assigned', by: 'site', detail: { assignee: null } })
    expect(await assignLead(db(), answering, own.reference, 'budi', context)).toMatchObject({ refusal: 'employee-unknown' })
    await change('budi', { leftAt: null })
  })

  test('another role, and another dealer, gives leads back too', async () => {
    const [first, second] = [await assigned(consultation(bandung.id), 'budi'), await assigned(consultation(bandung.id), 'sari')]
    await change('budi', { role: 'editor' })
    await db().update(staffDealers).set({ dealerId: 'd001' }).where(eq(staffDealers.staffId, 'sari'))
    expect(await giveBackLeads(db(), context)).toBe(2)
    expect([await holderOf(first), await holderOf(second)]).toEqual([null, null])
  })
})
