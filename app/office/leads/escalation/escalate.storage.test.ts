import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { careOf } from '../../../core/leads/request/care.server.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { staff, staffAccounts, staffDealers } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import {
  addEmployee,
  bandung,
  consultation,
  fridayNine,
  inserted,
  leadNow,
  minutesLater,
  progressIn,
  question,
} from '../office.fixture.ts'
import { assignLead, recordContact } from '../work/answer.server.ts'
import { handOver } from '../work/hand-over.server.ts'
import { escalateOverdue } from './escalate.server.ts'

const answering = grantTo('administrator', 'lead:answer')
const overdue = minutesLater(121)

describe.each(everyDatabase)('the escalation of missed promises on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await database.db.delete(staffDealers)
    await database.db.delete(staff)
  })
  afterAll(() => database.close())

  test('a lead is escalated once, when its promise has passed, however often and by however many instances', async () => {
    const lead = await inserted(database.db, question())
    expect(await escalateOverdue(database.db, minutesLater(119))).toBe(0)
    const runs = await Promise.all(Array.from({ length: 4 }, () => escalateOverdue(database.db, overdue)))
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await escalateOverdue(database.db, minutesLater(500))).toBe(0)
    const escalated = await leadNow(database.db, lead)
    expect(escalated.history.map(({ kind }) => kind)).toEqual(['received', 'escalated'])
    expect(await progressIn(database.db, lead)).toMatchObject({ status: 'new', escalatedAt: overdue.now })
  })

  test("another employee of the dealer answers, the one with the least work; the visitor's page says so", async () => {
    for (const id of ['a', 'b', 'c']) await addEmployee(database.db, id, 'dealer', [bandung.id])
    await addEmployee(database.db, 'elsewhere', 'dealer', ['d001'])
    const busy = await inserted(database.db, consultation(bandung.id))
    await assignLead(database.db, answering, busy.reference, 'b', minutesLater(1))
    await recordContact(database.db, answering, busy.reference, { by: 'call', result: 'reached' }, minutesLater(2))
    const lead = await inserted(database.db, consultation(bandung.id))
    await assignLead(database.db, answering, lead.reference, 'a', minutesLater(1))
    await escalateOverdue(database.db, overdue)
    expect(await progressIn(database.db, lead)).toMatchObject({ assigneeId: 'c' })
    expect(careOf(await leadNow(database.db, lead), 'Asia/Jakarta', overdue.now)).toMatchObject({
      employee: 'Ani c',
      missedPromise: 'Jumat, 27 November 2026, 11.00 WIB',
    })
  })

  test('without a colleague the call centre answers, and nobody who has left or never set a password', async () => {
    await addEmployee(database.db, 'a', 'dealer', [bandung.id])
    await addEmployee(database.db, 'left', 'call-centre')
    await database.db.update(staff).set({ leftAt: new Date() })
    await addEmployee(database.db, 'pusat', 'call-centre')
    await addEmployee(database.db, 'baru', 'call-centre')
    await database.db.delete(staffAccounts).where(eq(staffAccounts.staffId, 'baru'))
    await addEmployee(database.db, 'editor', 'editor')
    const lead = await inserted(database.db, consultation(bandung.id))
    await escalateOverdue(database.db, overdue)
    expect(await progressIn(database.db, lead)).toMatchObject({ assigneeId: 'pusat' })
  })

  test('an answered lead is not escalated; a later promise that is missed is escalated again', async () => {
    const answered = await inserted(database.db, question())
    await recordContact(database.db, answering, answered.reference, { by: 'call', result: 'reached' }, minutesLater(5))
    const lead = await inserted(database.db, consultation(bandung.id))
    expect(await escalateOverdue(database.db, overdue)).toBe(1)
    await handOver(database.db, answering, lead.reference, 'mahligai-puteri-berlian-cimahi', minutesLater(130))
    expect(await progressIn(database.db, lead)).toMatchObject({ escalatedAt: null, assigneeId: null })
    expect(await escalateOverdue(database.db, minutesLater(135))).toBe(0)
    expect(await escalateOverdue(database.db, minutesLater(60 * 24 * 5))).toBe(1)
  })
})
