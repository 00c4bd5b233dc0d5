import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { leads } from '../../core/leads/tables.ts'
import { outbox } from '../../core/messages/tables.ts'
import { dataFile } from '../../core/privacy/file/data-file.server.ts'
import {
  privacyBreachCorrections,
  privacyBreaches,
  privacyHandOvers,
  privacyRequests,
  privacyVisits,
} from '../../core/privacy/tables.ts'
import { grantTo } from '../../core/staff/staff.fixture.ts'
import { refused } from '../../lib/result.ts'
import type { Database } from '../../platform/database.server.ts'
import { readEnvironment } from '../../platform/environment.server.ts'
import { addEmployee, auditSince, bandung, consultation, fridayNine, inserted, minutesLater } from '../leads/office.fixture.ts'
import { correctBreach, enterBreach, listBreaches, openBreach, tellBreach } from './breaches.server.ts'
import { escalatePrivacy, forgetVisits } from './escalate.server.ts'
import {
  closeRequest,
  confirmHandOver,
  enterRequest,
  eraseByHand,
  listRequests,
  numberToDownload,
  openRequest,
} from './requests.server.ts'

const handling = grantTo('administrator', 'privacy:handle')
const byOther = { ...handling, staff: { ...handling.staff, id: 'dewi', name: 'Dewi' } }
const reading = grantTo('administrator', 'privacy:read')
const after = (hours: number) => fridayNine.add({ hours })
const phone = '+6281234567890'

describe.each(everyDatabase)('requests of data subjects on $name', ({ open }) => {
  let database: Database
  let dataDir: string
  let audited: number
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'privacy-'))
    await seedCarsAndDealers(database.db, fridayNine)
    await addEmployee(database.db, 'ayu', 'administrator')
    await addEmployee(database.db, 'budi', 'call-centre')
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    for (const table of [privacyHandOvers, privacyRequests, privacyVisits, privacyBreaches]) await database.db.delete(table)
    audited = (await auditSince(database.db, 0)).length
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const db = () => database.db
  const environment = () => readEnvironment({ DATA_DIR: dataDir })
  const enter = (kind: 'access' | 'deletion' = 'access', hours = 0) => {
    const request = { kind, phone, wish: 'Minta salinan data', receivedAt: after(hours) }
    return enterRequest(db(), handling, { request, environment: environment() }, after(hours))
  }
  const opened = async (reference: string) => {
    const found = await openRequest(db(), reading, reference, after(1))
    if (!found) throw new Error('no such request')
    return found
  }

  test('the least time left comes first, and ends 3 × 24 hours after the receipt', async () => {
    const [later, first] = [await enter('access', 5), await enter('access', 0)]
    const { open: rows } = await listRequests(db(), reading, after(6))
    expect(rows.map(({ reference }) => reference)).toEqual([first, later])
    expect(rows[0]?.dueAt.toString()).toBe(after(72).toString())
  })

  test('two presses enter a request once and a breach once; the same wish on another day is another request', async () => {
    const both = await Promise.all([enter(), enter()])
    expect(new Set(both).size).toBe(1)
    expect(await enter('access', 24)).not.toBe(both[0])
    expect(await enter('deletion')).not.toBe(both[0])
    const facts = { happened: 'Laptop hilang', exposed: 'Nama', measures: 'Sandi diganti', affected: 20, noticedAt: after(0) }
    const breaches = await Promise.all([facts, facts].map((each) => enterBreach(db(), handling, each, after(1))))
    expect(new Set(breaches).size).toBe(1)
    await enterBreach(db(), handling, { ...facts, affected: 21 }, after(1))
    expect(await db().$count(privacyBreaches)).toBe(2)
  })

  test('a closed request forgets number and wish, is closed once, and every step is in the audit log', async () => {
    const reference = await enter()
    expect(await opened(reference)).toMatchObject({ phone, wish: 'Minta salinan data' })
    const close = (grant = handling) => closeRequest(db(), grant, { reference, refusedBecause: null }, after(2))
    expect(await close()).toMatchObject({ ok: true })
    // A second press on a slow line.
    expect(await close()).toMatchObject({ ok: true })
    expect(await close(byOther)).toMatchObject({ ok: false, refusal: 'not-possible' })
    expect(await opened(reference)).toMatchObject({ phone: null, wish: null, handledAt: after(2) })
    expect(await auditSince(db(), audited)).toEqual([
      'privacy-request-added',
      'privacy-request-opened',
      'privacy-request-handled',
    ])
  })

  test('the file for a person without a code is made while the request for access is open, and noted', async () => {
    const [access, deletion] = [await enter(), await enter('deletion')]
    const download = (reference: string) => numberToDownload(db(), handling, reference, after(1))
    expect([await download(access), await download(deletion), await download('DP-TIDAK1')]).toEqual([phone, null, null])
    expect((await auditSince(db(), audited)).at(-1)).toBe('privacy-data-downloaded')
    await closeRequest(db(), handling, { reference: access, refusedBecause: null }, after(2))
    expect(await download(access)).toBeNull()
    const lead = await inserted(db(), consultation(bandung.id))
    const services = { db: db(), environment: { ...environment(), publicUrl: 'https://contoh.id' } }
    for (const name of ['data-saya.json', 'data-saya.html'] as const) {
      const file = await dataFile(services, phone, name, after(2))
      expect(await file.text()).toContain(lead.reference)
    }
  })

  test('a deletion by hand erases the person, and ends with the last confirmation of the others', async () => {
    await inserted(db(), consultation(bandung.id))
    const asked = await enter()
    const reference = await enter('deletion')
    const context = { ...minutesLater(60), tellsCrm: true }
    const erase = (grant = handling) => eraseByHand(db(), grant, { reference, environment: environment() }, context)
    expect(await closeRequest(db(), handling, { reference, refusedBecause: null }, after(1))).toMatchObject({ ok: false })
    expect([(await erase()).ok, (await erase()).ok, (await erase(byOther)).ok]).toEqual([true, true, false])
    expect(await db().$count(leads)).toBe(0)
    // Nothing is left that could be shown, so its clock stops.
    expect(await opened(asked)).toMatchObject({ phone: null, handledAt: after(1) })
    expect(await opened(reference)).toMatchObject({
      phone: null,
      handledAt: null,
      erasedAt: after(1),
      handOvers: [
        { recipient: 'crm', name: null },
        { recipient: bandung.id, name: expect.stringContaining('Bandung'), references: [expect.stringMatching(/^KP-/)] },
      ],
    })
    const confirm = (recipient: string, grant = handling) => confirmHandOver(db(), grant, { reference, recipient }, after(3))
    expect([(await confirm('crm')).ok, (await confirm('crm')).ok, (await confirm('crm', byOther)).ok]).toEqual([
      true,
      true,
      false,
    ])
    expect((await opened(reference)).handledAt).toBeNull()
    await confirm(bandung.id)
    expect((await opened(reference)).handledAt?.toString()).toBe(after(3).toString())
  })

  test('administrators are told once, a day before the end, of requests and of breaches', async () => {
    await enter()
    const facts = { happened: 'Laptop hilang', exposed: 'Nama', measures: 'Sandi diganti', affected: 20, noticedAt: after(0) }
    const id = await enterBreach(db(), handling, facts, after(0))
    const escalate = (hours: number) => escalatePrivacy(db(), { now: after(hours), publicUrl: 'https://contoh.id' })
    expect(await escalate(47)).toBe(0)
    expect(await escalate(48)).toBe(2)
    expect(await escalate(49)).toBe(0)
    const messages = await db().select().from(outbox)
    expect(messages.map(({ recipient, template }) => [recipient, template])).toEqual([['ayu@kantor.example', 'privacy_due']])
    expect(messages[0]?.text).toContain('Ada 2 permintaan')
    for (const audience of ['subjects', 'authority', 'authority'] as const)
      await tellBreach(db(), handling, { id, audience }, after(50))
    expect(await listBreaches(db(), reading)).toMatchObject([
      { affected: 20, dueAt: after(72), subjectsToldAt: after(50), authorityToldAt: after(50), publicToldAt: null },
    ])
    expect(await auditSince(db(), audited)).toEqual(['privacy-request-added', 'breach-added', 'breach-told', 'breach-told'])
  })

  test('a correction keeps what the entry said, and does not overwrite one that its author has not seen', async () => {
    const facts = { happened: 'Laptop hilang', exposed: 'Nama', measures: 'Sandi diganti', affected: 20, noticedAt: after(0) }
    const id = await enterBreach(db(), handling, facts, after(1))
    await escalatePrivacy(db(), { now: after(60), publicUrl: 'https://contoh.id' })
    const more = { ...facts, affected: 400, noticedAt: after(-5) }
    const correct = (breach: typeof facts, seen: number, grant = handling) =>
      correctBreach(db(), grant, { id, breach, seen }, after(61))
    const both = await Promise.all([correct(more, 0), correct({ ...facts, exposed: 'Nama dan nomor HP' }, 0, byOther)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await db().delete(privacyBreachCorrections)
    await db()
      .update(privacyBreaches)
      .set({ ...facts, dueAt: after(72) })

    expect(await correct(more, 0)).toMatchObject({ ok: true })
    // A second press on a slow line.
    expect(await correct(more, 0)).toMatchObject({ ok: true })
    expect(await correct({ ...facts, exposed: 'Nama dan nomor HP' }, 0, byOther)).toEqual(refused('corrected-meanwhile'))
    expect(await correct({ ...more, exposed: 'Nama dan nomor HP' }, 1, byOther)).toMatchObject({ ok: true })
    expect(await openBreach(db(), reading, id, after(62))).toMatchObject({
      ...{ exposed: 'Nama dan nomor HP', affected: 400, dueAt: after(67), escalatedAt: null },
      corrections: [
        { number: 1, affected: 20, noticedAt: after(0), correctedBy: handling.staff.name, correctedAt: after(61) },
        { number: 2, affected: 400, exposed: 'Nama', correctedBy: 'Dewi' },
      ],
    })
    expect((await auditSince(db(), audited)).filter((action) => action === 'breach-corrected')).toHaveLength(3)
  })

  test('a visit that is over is forgotten, with its number', async () => {
    const visit = { phone, provedAt: null }
    await db()
      .insert(privacyVisits)
      .values([
        { ...visit, secretHash: 'lama', expiresAt: after(1) },
        { ...visit, secretHash: 'baru', expiresAt: after(3) },
      ])
    await forgetVisits(db(), after(2))
    expect((await db().select().from(privacyVisits)).map(({ secretHash }) => secretHash)).toEqual(['baru'])
  })
})
