import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieSent } from '../../../../tests/support/cookies.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { takeNext } from '../../../../tests/support/outbox.ts'
import { at as addresses } from '../../../addresses.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { codes } from '../../../core/codes/tables.ts'
import { consents } from '../../../core/consent/tables.ts'
import { findDealer } from '../../../core/dealers/dealers.server.ts'
import { type LeadOf, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { findLead } from '../../../core/leads/leads.server.ts'
import { newRequestKey } from '../../../core/leads/private-address.server.ts'
import { factsOf } from '../../../core/leads/request/about-words.ts'
import { leads } from '../../../core/leads/tables.ts'
import { outbox } from '../../../core/messages/tables.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { simulate } from '../../../core/simulation/simulate.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { textOf } from '../calculation/calculation-text.ts'
import { money } from '../calculation/money.ts'
import { readCalculation } from '../calculation/read-calculation.server.ts'
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import { avanza } from '../visit.ts'
import { columnOf } from './comparison/comparison.ts'
import { keptText, payloadOf } from './keep.ts'
import { forgetKeeper, keeperOf, rememberKeeper } from './keeper-cookie.server.ts'
import { keptCar } from './kept-car.server.ts'
import { keptOldCar } from './kept-old-car.server.ts'
import { otherSimulations } from './result.server.ts'
import { askDealer, draftSimulation, keepAnother, keepSimulation, type Save } from './save-simulation.server.ts'
import { savedLine } from './saved-line.ts'
import { simulationOf } from './saved-simulation-schema.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const today = Temporal.PlainDate.from('2026-11-28')
const at = { now: saturday, publicUrl: 'https://contoh.id', tellsCrm: false }
const later = (minutes: number) => ({ ...at, now: at.now.add({ minutes }) })
const sender = { client: '203.0.113.7', device: 'rina' }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
const pakBudi = { name: 'Budi Santoso', phone: '+6281398765432', email: null }

describe.each(everyDatabase)('saved simulations on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
  })
  beforeEach(() => forgetLeads(database.db))
  afterAll(() => database.close())

  const calculate = (typed: Record<string, string>) =>
    readCalculation(database.db, { typed, withCash: 'cara' in typed, accessories: [] }, today)
  const payloadFor = async (typed: Record<string, string>) => {
    const calculation = await calculate(typed)
    const payload = payloadOf(calculation, today, keptOldCar(calculation, tradeInDataInFiles, today))
    if (!payload) throw new Error('nothing to keep')
    return payload
  }
  const draft = async (typed: Record<string, string>, changes: Partial<Save> = {}, when = at) => {
    const save = { payload: await payloadFor(typed), contact: ibuRina, key: newRequestKey(), source: {}, notes: [], ...changes }
    const drafted = await draftSimulation(database.db, save, when, sender)
    if (!drafted.ok) throw new Error(drafted.refusal.kind)
    return drafted.value.token
  }
  const save = async (typed: Record<string, string>, changes: Partial<Save> = {}, when = at) => {
    const token = await draft(typed, changes, when)
    await keepSimulation(database.db, token, when)
    return token
  }
  const found = async (token: string) => (await findLead(database.db, token, at.now)) as LeadOf<'simulation'>
  const told = async (template: string) => (await database.db.select().from(outbox)).filter((row) => row.template === template)
  const dwindo = async () => {
    const dealer = await findDealer(database.db, 'dwindo-cakung')
    if (!dealer) throw new Error('no such dealer')
    return dealer
  }

  test('the saved calculation is that of the day to the rupiah, and its case gives the same figures again', async () => {
    const typed = { vehicle: 'xforce', dp: '95.500.000', tenor: '48', province: '51', ...avanza, tukar_tambah: 'ya' }
    const { chosen } = await calculate(typed)
    const simulation = simulationOf((await found(await save(typed))).payload)
    expect(simulation.credit?.breakdown).toEqual(JSON.parse(JSON.stringify(chosen?.offer?.breakdown)))
    const again = simulation.credit && simulate(simulation.credit.case, tariffInFile)
    expect(again).toMatchObject({ ok: true, value: { tdp: chosen?.offer?.breakdown?.tdp } })
    expect(simulation).toMatchObject({ calculator: 'kredit', on: '2026-11-28', choice: { vehicle: 'xforce', dp: '95500000' } })
  })

  test('the line of a saved calculation is the line of the calculator', async () => {
    const cars = await readCatalogue(database.db)
    for (const typed of [
      { vehicle: 'xforce', color: 'red-metallic' },
      { vehicle: 'xpander', cara: 'tunai' },
    ]) {
      const line = textOf(await calculate(typed))
      expect(line).toMatch(/^(XFORCE .+, Red Metallic: bayar pertama Rp\s.+ × \d+|XPANDER .+: tunai Rp\s.+)$/i)
      expect(keptText(await payloadFor(typed), cars)).toBe(line)
    }
  })

  test('the last payment of a package is saved, and shown wherever the simulation is shown', async () => {
    const typed = { vehicle: 'xforce', dp: '35%', tenor: '36', paket: 'angsuran-akhir' }
    const { chosen } = await calculate(typed)
    const balloon = chosen?.offer?.breakdown?.balloon ?? 0
    expect([chosen?.offer?.slug, balloon]).toEqual(['angsuran-akhir', expect.any(Number)])
    expect(balloon).toBeGreaterThan(0)
    const lead = await found(await save(typed))
    expect(lead.payload.balloon).toBe(balloon)
    const cars = await readCatalogue(database.db)
    const told = [
      keptText(lead.payload, cars),
      savedLine(lead.payload),
      columnOf(lead, await keptCar(database.db, lead.payload)).rows.balloon,
      JSON.stringify(factsOf(lead, { cars, retired: [] })),
    ]
    for (const text of told) expect(text).toContain(money(balloon))
  })

  test('for a package without a last payment none is saved or mentioned', async () => {
    const { payload, ...lead } = await found(await save({ vehicle: 'xforce', paket: 'standar' }))
    expect(payload.balloon).toBeNull()
    const facts = factsOf({ ...lead, payload }, { cars: await readCatalogue(database.db), retired: [] })
    expect(facts.map(({ name }) => name)).toEqual(['Mobil', 'Varian', 'Pembayaran', 'Bayar pertama', 'Angsuran'])
  })

  test('for cash the price with the old car is saved, and no credit', async () => {
    const typed = { vehicle: 'xpander', cara: 'tunai', ...avanza, tukar_tambah: 'ya' }
    const { chosen } = await calculate(typed)
    const { payload } = await found(await save(typed))
    expect(payload).toMatchObject({ payment: 'tunai', firstPayment: chosen?.cash.total, instalment: null, instalments: null })
    expect(simulationOf(payload)).toMatchObject({ calculator: 'pembayaran', credit: null, cash: chosen?.cash })
  })

  test('the old car is saved by name with its estimate and last day; one that does not count is not saved', async () => {
    const told = { vehicle: 'xpander', cara: 'tunai', ...avanza, current_vehicle_payoff: '200 juta' }
    const { chosen } = await calculate(told)
    expect(simulationOf(await payloadFor({ ...told, tukar_tambah: 'ya' })).oldCar).toEqual({
      name: 'Toyota Avanza 1.5 G CVT',
      year: 2022,
      kilometres: { from: 50_000, to: 75_000 },
      range: chosen?.oldCar.valued?.range,
      value: chosen?.oldCar.valued?.value,
      payoff: 200_000_000,
      until: '2026-12-05',
      caveats: ['answers-assumed'],
    })
    expect(simulationOf(await payloadFor(told)).oldCar).toBeNull()
  })

  test('nothing is saved without a car, with an unreadable amount, or without a package', async () => {
    for (const typed of [{}, { vehicle: 'xforce', dp: 'banyak' }, { vehicle: 'xforce', dp: '5%', tenor: '84' }])
      expect(payloadOf(await calculate(typed as Record<string, string>), today, null), JSON.stringify(typed)).toBeNull()
  })

  test('before the number is verified only the code is sent', async () => {
    const lead = await found(await draft({ vehicle: 'xforce' }))
    expect(stateOf(lead, at.now)).toBe('awaiting-code')
    expect((await database.db.select().from(outbox)).map(({ template }) => template)).toEqual(['one_time_code'])
    expect(await database.db.$count(codes)).toBe(1)
  })

  test('after that the simulation and its PDF are sent, and their addresses are stored as secrets', async () => {
    const token = await save({ vehicle: 'xforce' })
    await keepSimulation(database.db, token, later(1))
    const [message, ...more] = await told('simulation_saved')
    expect(more).toEqual([])
    expect(JSON.stringify([message?.text, message?.values, message?.attachments])).not.toContain(token)
    expect(message?.secrets).toMatchObject({ document: at.publicUrl + addresses.simulationDocument(token) })
    await database.db.delete(outbox).where(ne(outbox.template, 'simulation_saved'))
    const taken = await takeNext(database.db, 'whatsapp', later(2).now, 10)
    expect(taken?.attachments[0]?.address).toBe(at.publicUrl + addresses.simulationDocument(token))
    expect(taken?.text).toContain(at.publicUrl + addresses.creditSimulationResult(token))
  })

  test('the same form sent twice is one simulation', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all([1, 2, 3].map(() => draft({ vehicle: 'xforce' }, { key })))
    expect(new Set(tokens).size).toBe(1)
    expect([await database.db.$count(leads), await database.db.$count(consents)]).toEqual([1, 1])
  })

  test('another simulation for the same number is saved without a code, once', async () => {
    const key = newRequestKey()
    const another = { payload: await payloadFor({ vehicle: 'xpander' }), contact: ibuRina, key, source: {}, notes: [] }
    const [one, two] = await Promise.all([1, 2].map(() => keepAnother(database.db, another, at)))
    expect(one).toEqual(two)
    const lead = await found(one?.ok ? one.value.token : '')
    expect(lead.history.map(({ kind }) => kind)).toEqual(['received'])
    expect([await database.db.$count(codes), await database.db.$count(leads)]).toEqual([0, 1])
    expect(await told('simulation_saved')).toHaveLength(1)
  })

  const browserWith = (cookie: string) => new Request('https://contoh.id/simulasi/simpan', { headers: { Cookie: cookie } })
  const keptFor = async (cookie: string, when = at) => (await keeperOf(database.db, browserWith(cookie), when.now))?.phone
  const rememberIn = async (cookie: string, token: string, when = at) => {
    const { 'Set-Cookie': set = '' } = await rememberKeeper(database.db, browserWith(cookie), token, when.now)
    return set.split(';')[0] ?? ''
  }

  test('for a day the browser that verified a number may save for it; a draft or another browser may not', async () => {
    const [token, drafted] = [await save({ vehicle: 'xforce' }), await draft({ vehicle: 'triton' }, {}, later(1))]
    const own = await rememberIn('', token)
    expect(await keptFor(`lain=1; ${own}`)).toBe(ibuRina.phone)
    const others = ['', '__Host-simulasi=', `${own}x`, `x${own}`, await rememberIn('', drafted)]
    for (const cookie of others) expect(await keptFor(cookie), cookie).toBeUndefined()
    expect(await keptFor(own, later(24 * 60 + 1))).toBeUndefined()
  })

  test('neither a link to the simulation nor a planted secret gives that right', async () => {
    const token = await save({ vehicle: 'xforce' })
    expect(await keptFor(await cookieSent('__Host-simulasi', token))).toBeUndefined()
    const budis = await rememberIn('', await save({ vehicle: 'triton' }, { contact: pakBudi }))
    const own = await rememberIn(budis, token)
    expect(own).not.toBe(budis)
    expect([await keptFor(own), await keptFor(budis)]).toEqual([ibuRina.phone, undefined])
    await forgetKeeper(database.db, browserWith(own))
    expect(await keptFor(own)).toBeUndefined()
  })

  test('a dealer is asked once, with its own consent and a time by which it answers', async () => {
    const token = await save({ vehicle: 'xforce' })
    await Promise.all([1, 2].map(async () => askDealer(database.db, token, await dwindo(), later(5))))
    const lead = await found(token)
    expect(lead.history.filter(({ kind }) => kind === 'dealer-asked')).toHaveLength(1)
    expect(lead.dealerId).toBe((await dwindo()).id)
    expect(stateOf(lead, at.now)).toBe('received')
    // Saturday 09.05, plus two hours in which the dealer is open.
    expect(lastEvent(lead).answerBy?.toString()).toBe('2026-11-28T04:05:00Z')
    expect((await database.db.select().from(consents)).map(({ textVersion }) => textVersion).sort()).toEqual([
      'simulation-1',
      'simulation-dealer-1',
    ])
    expect(await told('simulation_asked')).toHaveLength(1)
  })

  test('no dealer can be asked about a draft', async () => {
    const token = await draft({ vehicle: 'xforce' })
    await askDealer(database.db, token, await dwindo(), at)
    expect((await found(token)).dealerId).toBeNull()
  })

  test('a simulation lists the others saved for the same number, but no drafts and none of other people', async () => {
    const first = await save({ vehicle: 'xforce' })
    await save({ vehicle: 'xpander', cara: 'tunai' }, {}, later(1))
    await draft({ vehicle: 'triton' }, {}, later(2))
    await save({ vehicle: 'pajero-sport' }, { contact: pakBudi }, later(3))
    const others = await otherSimulations(database.db, await found(first), at.now)
    expect(others.map(({ payload }) => payload.vehicle)).toEqual(['xpander'])
  })

  test('a simulation of a car that has left the catalogue stays, under the car’s name', async () => {
    expect(await keptCar(database.db, { vehicle: 'delica', variant: 'royal' })).toEqual({
      name: 'Delica',
      variant: '',
      car: null,
    })
    expect(await keptCar(database.db, { vehicle: 'xforce', variant: 'ultimate-cvt' })).toMatchObject({
      name: 'XFORCE',
      variant: 'Ultimate CVT',
    })
  })

  test('in a comparison each column has the figures of its simulation', async () => {
    const column = async (lead: LeadOf<'simulation'>) => columnOf(lead, await keptCar(database.db, lead.payload))
    const credit = await column(await found(await save({ vehicle: 'xforce', tenor: '36' })))
    const cash = await column(await found(await save({ vehicle: 'xforce', cara: 'tunai' }, {}, later(1))))
    expect(credit.rows).toMatchObject({ way: 'Kredit', months: '36 bulan', day: 'Sabtu, 28 November 2026' })
    expect(cash.rows).toMatchObject({ way: 'Tunai', instalment: '–', firstPayment: cash.rows.total })
  })
})
