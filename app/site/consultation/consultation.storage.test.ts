import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { at as addresses } from '../../addresses.ts'
import { checkCode } from '../../core/codes/codes.server.ts'
import { codes } from '../../core/codes/tables.ts'
import { consents } from '../../core/consent/tables.ts'
import { changeContent, putContent } from '../../core/content/content.server.ts'
import { contentItems } from '../../core/content/tables.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { type Lead, lastEvent, makerAnswers, stateOf } from '../../core/leads/lead.ts'
import { findLead, leadsOfPerson } from '../../core/leads/leads.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { leadAddresses, leads, people } from '../../core/leads/tables.ts'
import { outbox } from '../../core/messages/tables.ts'
import { fill } from '../../core/messages/template.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { codeScope, draftConsultation, type Plan, sendPlan, verifyConsultation } from './consultation.server.ts'

const fridayMorning = Temporal.Instant.from('2026-11-27T02:00:00Z')
const at = { now: fridayMorning, publicUrl: 'https://contoh.id', tellsCrm: false }
const later = (minutes: number) => ({ ...at, now: at.now.add({ minutes }) })
const sender = { client: '203.0.113.7', device: 'rina' }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
const pakBudi = { name: 'Budi Santoso', phone: '+6281398765432', email: 'rina@contoh.id' }
const plan = (changes: Partial<Plan> = {}): Plan => ({
  vehicle: 'xforce',
  variant: '',
  plan: '3-bulan',
  payment: 'kredit',
  currentVehicle: 'Avanza 2018',
  dealer: 'mahligai-puteri-berlian-bandung',
  contact: ibuRina,
  key: newRequestKey(),
  source: { utm_source: 'radio' },
  notes: [],
  ...changes,
})

describe.each(everyDatabase)('consultations on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, fridayMorning)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
  })
  afterAll(() => database.close())

  const draft = (changes?: Partial<Plan>, when = at) => draftConsultation(database.db, plan(changes), when, sender)
  const drafted = async (changes?: Partial<Plan>, when = at) => {
    const answer = await draft(changes, when)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const sent = async (changes?: Partial<Plan>) => {
    const token = await drafted(changes)
    await verifyConsultation(database.db, token, at)
    await sendPlan(database.db, token, at)
    return found(token)
  }
  const found = async (token: string): Promise<Lead> => {
    const lead = await findLead(database.db, token, at.now)
    if (!lead) throw new Error('no such consultation')
    return lead
  }
  const kinds = ({ history }: Lead) => history.map(({ kind }) => kind)
  const counts = async () => {
    const [plans, persons, messages, agreements, sentCodes, addressesOpen] = await Promise.all(
      [leads, people, outbox, consents, codes, leadAddresses].map((table) => database.db.$count(table)),
    )
    return { plans, persons, messages, agreements, sentCodes, addressesOpen }
  }
  const nothing = { plans: 0, persons: 0, messages: 0, agreements: 0, sentCodes: 0, addressesOpen: 0 }
  const lastMessage = async (template: string) => {
    const [message] = await database.db.select().from(outbox).where(eq(outbox.template, template))
    return fill(message?.text ?? '', message?.secrets ?? {})
  }
  /** Changes the dealer of these plans while `act` runs. */
  const withDealer = async (changes: Partial<typeof dealers.$inferSelect>, act: () => Promise<void>) => {
    const bandung = eq(dealers.slug, 'mahligai-puteri-berlian-bandung')
    const [before] = await database.db.select().from(dealers).where(bandung)
    await database.db.update(dealers).set(changes).where(bandung)
    try {
      await act()
    } finally {
      await database.db
        .update(dealers)
        .set(before ?? {})
        .where(bandung)
    }
  }

  test('stores a draft with all answers and the agreement, and sends a code to its number', async () => {
    const token = await drafted({ variant: 'ultimate-ds' })
    const lead = await found(token)
    expect(lead).toMatchObject({
      kind: 'consultation',
      reference: expect.stringMatching(/^KP-/),
      payload: { vehicle: 'xforce', variant: 'ultimate-ds', plan: '3-bulan', payment: 'kredit', currentVehicle: 'Avanza 2018' },
      ...ibuRina,
      source: { utm_source: 'radio' },
    })
    expect(kinds(lead)).toEqual(['drafted'])
    expect(stateOf(lead, at.now)).toBe('awaiting-code')
    expect(lastEvent(lead).answerBy).toBeNull()
    expect(await database.db.select().from(consents)).toMatchObject([
      { reference: lead.reference, textVersion: 'consultation-1' },
    ])
    expect(await database.db.select().from(outbox)).toMatchObject([
      { template: 'one_time_code', channel: 'whatsapp', recipient: ibuRina.phone },
    ])
  })

  test('makes one draft and one code of the same form sent twenty times at once', async () => {
    const form = plan()
    const answers = await Promise.all(Array.from({ length: 20 }, () => draftConsultation(database.db, form, at, sender)))
    expect(new Set(answers.map((answer) => answer.ok && answer.value.token)).size).toBe(1)
    expect(await counts()).toEqual({ plans: 1, persons: 1, messages: 1, agreements: 1, sentCodes: 1, addressesOpen: 1 })
  })

  test('leads to the first draft when the same form is sent again with other content', async () => {
    const key = newRequestKey()
    const token = await drafted({ key })
    expect(await draft({ key, plan: '6-bulan' })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await counts()).toMatchObject({ plans: 1, sentCodes: 1 })
  })

  test.each([
    ['an unknown car', { vehicle: 'avanza' }, { field: 'vehicle', refusal: 'vehicle-unknown' }],
    ['a car no longer sold', { vehicle: 'eclipse-cross' }, { field: 'vehicle', refusal: 'vehicle-unknown' }],
    ['a variant of another car', { variant: 'turbo' }, { field: 'variant', refusal: 'variant-unknown' }],
    ['an unknown dealer', { dealer: 'toko-sebelah' }, { field: 'dealer', refusal: 'dealer-unknown' }],
  ])('%s is refused and nothing is stored', async (_, changes, refusal) => {
    expect(await draft(changes)).toEqual({ ok: false, refusal: { kind: 'field', ...refusal } })
    expect(await counts()).toEqual(nothing)
  })

  test('stores the draft although its number has to wait for a code', async () => {
    for (let plans = 0; plans < 3; plans++) await drafted()
    expect(stateOf(await found(await drafted({}, later(0))), at.now)).toBe('awaiting-code')
    expect(await counts()).toMatchObject({ plans: 4, persons: 1, sentCodes: 3 })
  })

  test('accepts the code of a plan for this plan only, and verifies the number once', async () => {
    const [token, other] = [await drafted(), await drafted({ contact: pakBudi })]
    const [message] = await database.db.select().from(outbox).where(eq(outbox.recipient, ibuRina.phone))
    const typed = message?.secrets?.code ?? ''
    const check = async (of: string) => checkCode(database.db, { ...codeScope(of, await found(of)), typed }, at.now)
    expect(await check(other)).toMatchObject({ ok: false })
    expect(await check(token)).toEqual({ ok: true, value: undefined })
    expect(await check(token)).toEqual({ ok: false, refusal: { kind: 'used' } })
    await Promise.all([verifyConsultation(database.db, token, at), verifyConsultation(database.db, token, at)])
    expect(kinds(await found(token))).toEqual(['drafted', 'verified'])
  })

  test('sends a plan within the horizon to its dealer, who answers within two opening hours', async () => {
    const lead = await sent()
    expect(kinds(lead)).toEqual(['drafted', 'verified', 'received', 'qualified'])
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:00:00Z')
    expect(makerAnswers(lead)).toBe(false)
    const message = await lastMessage('consultation_sent')
    expect(message).toContain(lead.reference)
    expect(message).toContain('Dealer menghubungi Anda paling lambat Jumat, 27 November 2026, 11.00 WIB.')
  })

  test('links to the page of the request in the message', async () => {
    const token = await drafted()
    await verifyConsultation(database.db, token, at)
    await sendPlan(database.db, token, at)
    expect(await lastMessage('consultation_sent')).toContain(`https://contoh.id${addresses.request(token)}\n`)
  })

  test('stores a plan beyond the horizon without a time to answer by', async () => {
    const lead = await sent({ plan: '12-bulan' })
    expect(kinds(lead).at(-1)).toBe('not-yet-qualified')
    expect(lastEvent(lead)).toMatchObject({ note: 'plan-beyond-horizon', answerBy: null, by: 'site' })
    expect(await lastMessage('consultation_sent')).not.toContain('paling lambat')
  })

  test('uses the horizon that the operator has set', async () => {
    const settings = { kind: 'settings', slug: 'consultation', position: 0, body: { horizonMonths: 12, answerMinutes: 30 } }
    await changeContent(database.db, (tx) => putContent(tx, settings, at.now))
    const lead = await sent({ plan: '12-bulan' })
    await database.db.delete(contentItems).where(eq(contentItems.slug, 'consultation'))
    expect(kinds(lead).at(-1)).toBe('qualified')
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T02:30:00Z')
  })

  test.each([
    ['sells no more', { services: ['service'] }],
    ['sells other cars only', { segments: ['niaga-ringan'] }],
    [
      'stays closed',
      { openingHours: { sun: '08:00-12:00' }, otherDays: [{ date: '2026-11-29', hours: null, reason: 'renovasi' }] },
    ],
  ])('lets the maker answer when the dealer %s by then', async (_, changes) => {
    const token = await drafted()
    await verifyConsultation(database.db, token, at)
    await withDealer(changes, () => sendPlan(database.db, token, at))
    const lead = await found(token)
    expect(lastEvent(lead)).toMatchObject({ kind: 'not-yet-qualified', note: 'no-dealer-reachable' })
    expect(makerAnswers(lead)).toBe(true)
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-27T04:00:00Z')
    expect(await lastMessage('consultation_sent')).toContain('kami sendiri yang menjawab, paling lambat Jumat')
  })

  test('sends a plan once when it is sent ten times at once', async () => {
    const token = await drafted()
    await verifyConsultation(database.db, token, at)
    await Promise.all(Array.from({ length: 10 }, () => sendPlan(database.db, token, at)))
    expect(kinds(await found(token))).toEqual(['drafted', 'verified', 'received', 'qualified'])
    expect(await counts()).toMatchObject({ messages: 2 })
  })

  test('does not send an unverified plan', async () => {
    const token = await drafted()
    await sendPlan(database.db, token, at)
    expect(kinds(await found(token))).toEqual(['drafted'])
    expect(await counts()).toMatchObject({ messages: 1 })
  })

  const plansOfPerson = async (lead?: Lead) =>
    new Set(lead && (await leadsOfPerson(database.db, lead, 'consultation')).map(({ id }) => id))

  test('gives one person two plans, and keeps two people with one e-mail address apart', async () => {
    const tokens = [await drafted(), await drafted({ vehicle: 'triton' }), await drafted({ contact: pakBudi })]
    const [first, second, third] = await Promise.all(tokens.map(found))
    expect(await plansOfPerson(first)).toEqual(new Set([first?.id, second?.id]))
    expect(await plansOfPerson(third)).toEqual(new Set([third?.id]))
    expect(new Set([first, second, third].map((lead) => lead?.reference)).size).toBe(3)
    expect(await counts()).toMatchObject({ plans: 3, persons: 2, agreements: 3 })
  })

  test('tells the CRM every step in order, and nothing when there is no CRM', async () => {
    const told = { ...at, tellsCrm: true }
    const answer = await draftConsultation(database.db, plan({ notes: ['captcha-unavailable'] }), told, sender)
    const token = answer.ok ? answer.value.token : ''
    await verifyConsultation(database.db, token, told)
    await sendPlan(database.db, token, told)
    const heard = await database.db.select().from(outbox).where(eq(outbox.channel, 'webhook')).orderBy(outbox.key)
    const events = heard.map(({ text }) => JSON.parse(text).event)
    expect(events.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'drafted'],
      [2, 'noted'],
      [3, 'verified'],
      [4, 'received'],
      [5, 'qualified'],
    ])
    const { lead } = JSON.parse(heard[0]?.text ?? '{}')
    expect(lead).toMatchObject({ kind: 'consultation', phone: ibuRina.phone, payload: { vehicle: 'xforce' } })
    expect(heard.every(({ text }) => !text.includes(token))).toBe(true)
  })
})
