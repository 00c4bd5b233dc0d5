import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import type { NewLead } from '../../../core/leads/leads.server.ts'
import { may } from '../../../core/staff/grant.ts'
import { roles } from '../../../core/staff/roles.ts'
import { aniAs, grantTo } from '../../../core/staff/staff.fixture.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { addEmployee, bandung, consultation, fridayNine, inserted, minutesLater, question } from '../office.fixture.ts'
import { assignLead, setStatus } from '../work/answer.server.ts'
import { mergeLeads } from '../work/merge.server.ts'
import type { Filter } from './filter.ts'
import { countViews, endOfDay, readInbox } from './inbox.server.ts'

const everyone = grantTo('call-centre', 'lead:read')
const none: Filter = { view: 'semua', kind: null, status: null, dealer: null, query: '', sort: 'waktu', after: null }
const now = fridayNine.add({ hours: 3 })
const dayEnds = endOfDay(now, 'Asia/Jakarta')
const dueIn = (hours: number | null): Partial<NewLead> =>
  ({ event: { kind: 'received', answerBy: hours === null ? null : fridayNine.add({ hours }) } }) as Partial<NewLead>

describe.each(everyDatabase)('the inbox on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayNine)
    await addEmployee(database.db, 'ani-call-centre', 'call-centre')
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const add = (lead: NewLead, minutes = 0) => inserted(database.db, lead, fridayNine.add({ minutes }))
  const list = async (changes: Partial<Filter> = {}, grant = everyone, length = 50) => {
    const { rows } = await readInbox(database.db, grant, { filter: { ...none, ...changes }, now, dayEnds, length })
    return rows.map(({ reference }) => reference)
  }
  const references = (...leads: Lead[]) => leads.map(({ reference }) => reference)

  test('leads with the least time left come first, then those without a promise, the newest first', async () => {
    const [late, soon, today] = [await add(question(dueIn(1))), await add(question(dueIn(4))), await add(question(dueIn(10)))]
    const [old, fresh] = [await add(question(dueIn(null)), 1), await add(question(dueIn(null)), 2)]
    expect(await list()).toEqual(references(late, soon, today, fresh, old))
    expect(await list({ sort: 'terbaru' })).toEqual(expect.arrayContaining(references(fresh, old)))
  })

  test('the saved filters show what their names say', async () => {
    const [late, today, tomorrow] = [await add(question(dueIn(1))), await add(question(dueIn(4))), await add(question(dueIn(40)))]
    await add(question(dueIn(null)))
    const answered = await add(question(dueIn(1)))
    await setStatus(database.db, grantTo('call-centre', 'lead:answer'), answered.reference, 'contacted', minutesLater(1))
    await assignLead(database.db, grantTo('call-centre', 'lead:answer'), answered.reference, 'ani-call-centre', minutesLater(2))
    expect(await list({ view: 'terlambat' })).toEqual(references(late))
    expect(await list({ view: 'hari-ini' })).toEqual(references(today))
    expect(await list({ view: 'baru' })).toEqual(references(late, today, tomorrow))
    expect(await list({ view: 'milik-saya' })).toEqual(references(answered))
    expect(await countViews(database.db, everyone, { now, dayEnds })).toEqual({
      terlambat: 1,
      'hari-ini': 1,
      baru: 3,
      'milik-saya': 1,
      dieskalasi: 0,
    })
  })

  test('kind, status and dealer narrow the list', async () => {
    const [message, plan] = [await add(question()), await add(consultation(bandung.id))]
    const closed = await add(consultation('d001'))
    await setStatus(database.db, grantTo('call-centre', 'lead:answer'), closed.reference, 'done', minutesLater(1))
    expect(await list({ kind: 'message' })).toEqual(references(message))
    expect(await list({ dealer: bandung.slug })).toEqual(references(plan))
    expect(await list({ kind: 'consultation', status: 'done' })).toEqual(references(closed))
    expect(await list({ dealer: 'tidak-ada' })).toEqual([])
  })

  test('a merged duplicate leaves the list, and a search still finds it', async () => {
    const [main, twin] = [await add(question()), await add(question())]
    const pair = { duplicate: twin.reference, main: main.reference }
    await mergeLeads(database.db, grantTo('call-centre', 'lead:merge'), pair, minutesLater(1))
    expect(await list()).toEqual(references(main))
    expect(await list({ query: twin.reference })).toEqual(references(twin))
  })

  test('an employee of a dealer sees only its leads, in every filter and search', async () => {
    const [own] = [await add(consultation(bandung.id)), await add(consultation('d001')), await add(question())]
    const ofDealer = grantTo('dealer', 'lead:read', [bandung.id])
    const ofNone = grantTo('dealer', 'lead:read', [])
    expect(await list({}, ofDealer)).toEqual(references(own))
    expect(await list({ query: 'rina' }, ofDealer)).toEqual(references(own))
    expect(await list({ dealer: 'bosowa-berlian-motor-makassar' }, ofDealer)).toEqual([])
    expect([await list({}, ofNone), await list({ query: 'rina' }, ofNone)]).toEqual([[], []])
    expect((await countViews(database.db, ofDealer, { now, dayEnds })).baru).toBe(1)
  })

  test('a plan that the maker keeps is not shown to its dealer', async () => {
    const early = await add(consultation(bandung.id, { event: { kind: 'drafted', answerBy: null } } as Partial<NewLead>))
    expect(await list()).toEqual([])
    expect(early.dealerId).toBe(bandung.id)
  })

  test('the roles that may read leads are those that work with them', () => {
    expect(roles.filter((role) => may(aniAs(role), 'lead:read'))).toEqual(['administrator', 'call-centre', 'dealer', 'auditor'])
  })

  test('pages of any length show every lead once, in the same order as one long page', async () => {
    const hours = [1, 1, 2, null, null, 5, null, 1, 7, null, 3]
    for (const [number, due] of hours.entries()) await add(question(dueIn(due)), number % 3)
    for (const sort of ['waktu', 'terbaru'] as const) {
      const whole = await list({ sort })
      expect(whole).toHaveLength(hours.length)
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (length) => {
          const seen: string[] = []
          let after: Filter['after'] = null
          do {
            const page = await readInbox(database.db, everyone, { filter: { ...none, sort, after }, now, dayEnds, length })
            seen.push(...page.rows.map(({ reference }) => reference))
            after = page.next
          } while (after)
          expect(seen).toEqual(whole)
        }),
        { numRuns: 6 },
      )
    }
  })

  test('a name, a company, a plate, a number and a reference find their lead in any spelling', async () => {
    const budi = { name: 'Budi Mas’ud', phone: '+6281300000001', email: null }
    const service = { vehicle: 'xpander', variant: null, type: 'berkala', visit: null, year: 2024, colour: null }
    const visit = { ...service, plate: 'D 77 AB', kilometres: null, complaint: null }
    const one = await add(question({ kind: 'service', payload: visit, contact: budi } as Partial<NewLead>))
    const fleet = { company: 'PT Maju Jaya', nib: null, units: 3, vehicles: ['l300'], city: 'Medan', extension: null }
    const two = await add(
      question({ kind: 'fleet', payload: fleet, contact: { ...budi, name: 'Sari', phone: '+622157951234' } } as Partial<NewLead>),
    )
    await add(question())
    for (const query of [
      'budi',
      'MASUD',
      "bud mas'ud",
      'd77ab',
      'D 77',
      '0813-0000-0001',
      '+62 813 0000',
      one.reference.slice(3),
    ])
      expect([query, await list({ query })]).toEqual([query, references(one)])
    for (const query of ['maju', 'sari maju', '(021) 5795', '1234', two.reference.toLowerCase()])
      expect([query, await list({ query })]).toEqual([query, references(two)])
    expect(await list({ query: '%' })).toEqual([])
    expect(await list({ query: "budi'); drop table leads; --" })).toEqual([])
  })

  test('a search is paged too, newest first, and the filter narrows it', async () => {
    const leads = []
    for (let number = 0; number < 5; number++) leads.push(await add(question(), number))
    const first = await readInbox(database.db, everyone, { filter: { ...none, query: 'rina' }, now, dayEnds, length: 3 })
    const second = await readInbox(database.db, everyone, {
      filter: { ...none, query: 'rina', after: first.next },
      now,
      dayEnds,
      length: 3,
    })
    expect([...first.rows, ...second.rows].map(({ reference }) => reference)).toEqual(references(...leads.toReversed()))
    expect(await list({ query: 'rina', kind: 'fleet' })).toEqual([])
  })

  test('the day ends at midnight in its zone', () => {
    expect(endOfDay(Temporal.Instant.from('2026-11-27T02:00:00Z'), 'Asia/Jayapura').toString()).toBe('2026-11-27T14:59:59.999Z')
  })
})
