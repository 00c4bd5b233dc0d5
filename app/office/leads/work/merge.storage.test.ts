import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { testDrivesOn } from '../../../../tests/support/test-drives.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import { careOf } from '../../../core/leads/request/care.server.ts'
import { grantTo } from '../../../core/staff/staff.fixture.ts'
import { auditEntries } from '../../../core/staff/tables.ts'
import type { Database } from '../../../platform/database.server.ts'
import { openLead } from '../detail/detail.server.ts'
import { detailView } from '../detail/detail-view.server.ts'
import { auditSince, fridayNine, inserted, minutesLater, progressIn, question } from '../office.fixture.ts'
import type { Acted } from './act.server.ts'
import { noteLead, recordContact, setStatus } from './answer.server.ts'
import { mergeLeads, unmergeLead } from './merge.server.ts'
import { undoAction } from './undo.server.ts'

const callCentre = grantTo('call-centre', 'lead:answer')
const merging = grantTo('call-centre', 'lead:merge')
const soon = minutesLater(10)

describe.each(everyDatabase)('merging leads on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const db = () => database.db
  const { booked, found } = testDrivesOn(db)
  const changedBy = (acted: Acted): Lead => {
    if (!acted.ok) throw new Error(acted.refusal)
    return acted.value
  }

  test('a duplicate is handled with the main lead until the merge is undone, at any time', async () => {
    const [main, twin] = [await inserted(db(), question()), await inserted(db(), question())]
    const pair = { duplicate: twin.reference, main: main.reference }
    const merged = changedBy(await mergeLeads(db(), merging, pair, soon))
    expect(await progressIn(db(), twin)).toMatchObject({ mergedInto: main.id, dueAt: null })
    expect(careOf(merged, 'Asia/Jakarta', soon.now).mergedInto).toBe(main.reference)
    expect(await mergeLeads(db(), merging, { duplicate: main.reference, main: twin.reference }, soon)).toMatchObject({
      ok: false,
    })
    expect(await setStatus(db(), callCentre, twin.reference, 'done', soon)).toEqual({ ok: false, refusal: 'not-possible' })
    await unmergeLead(db(), merging, twin.reference, minutesLater(5000))
    expect(await progressIn(db(), twin)).toMatchObject({ mergedInto: null, dueAt: lastEvent(twin).answerBy })
  })

  test('leads of different people, and a duplicate with an appointment, are not merged', async () => {
    const main = await inserted(db(), question())
    const stranger = await inserted(
      db(),
      question({ contact: { name: 'Budi', phone: '+6281300000001', email: 'budi@contoh.id' } }),
    )
    const drive = await found(await booked())
    const into = (duplicate: Lead) => mergeLeads(db(), merging, { duplicate: duplicate.reference, main: main.reference }, soon)
    expect(await into(stranger)).toEqual({ ok: false, refusal: 'other-person' })
    expect(await into(drive)).toEqual({ ok: false, refusal: 'has-appointment' })
    expect(await into(main)).toEqual({ ok: false, refusal: 'not-possible' })
  })

  test('a duplicate that waits for an answer is not merged into an answered lead, but the other way round', async () => {
    const [answered, waiting] = [await inserted(db(), question()), await inserted(db(), question())]
    await recordContact(db(), callCentre, answered.reference, { by: 'call', result: 'reached' }, soon)
    const merge = (duplicate: Lead, main: Lead) =>
      mergeLeads(db(), merging, { duplicate: duplicate.reference, main: main.reference }, soon)
    expect(await merge(waiting, answered)).toEqual({ ok: false, refusal: 'promise-open' })
    expect(await merge(answered, waiting)).toMatchObject({ ok: true })
    expect(await progressIn(db(), waiting)).toMatchObject({ dueAt: lastEvent(waiting).answerBy })
  })

  test('the page of a lead shows the events of its duplicates, takes the merge back, and records both looks', async () => {
    const [main, twin] = [await inserted(db(), question()), await inserted(db(), question())]
    await noteLead(db(), callCentre, twin.reference, 'Minta brosur juga', soon)
    await mergeLeads(db(), merging, { duplicate: twin.reference, main: main.reference }, soon)
    const before = await db().$count(auditEntries)
    const view = async (reading = grantTo('call-centre', 'lead:read')) => {
      const opened = await openLead(db(), reading, main.reference, soon.now)
      return opened && detailView(db(), reading, opened, soon.now)
    }
    const shown = await view()
    expect(shown?.merged).toEqual([twin.reference])
    expect(shown?.events.filter(({ duplicate }) => duplicate === twin.reference)).toMatchObject([
      { name: 'Digabung' },
      { note: 'Minta brosur juga' },
      { number: 1 },
    ])
    expect(await auditSince(db(), before)).toEqual(['lead-opened', 'lead-opened'])
    const [undo] = shown?.undo?.done ?? []
    expect(undo).toEqual({ reference: twin.reference, number: 3 })
    expect(await undoAction(db(), callCentre, undo ?? expect.fail('nothing to undo'), soon)).toMatchObject({ ok: true })
    expect((await view())?.events.some(({ duplicate }) => duplicate !== null)).toBe(false)
  })

  test('two merges in opposite directions at the same time end with one of them', async () => {
    const [one, other] = [await inserted(db(), question()), await inserted(db(), question())]
    const answers = await Promise.all([
      mergeLeads(db(), merging, { duplicate: one.reference, main: other.reference }, soon),
      mergeLeads(db(), merging, { duplicate: other.reference, main: one.reference }, soon),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
