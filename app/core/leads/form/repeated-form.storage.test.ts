import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import type { Services } from '../../../platform/services.ts'
import { rateLimits } from '../../../platform/tables.ts'
import { newRequestKey } from '../private-address.server.ts'
import { submitLead } from '../submit.server.ts'
import { readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'
import { guardLead } from './guard.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: morning, publicUrl: 'https://contoh.id', tellsCrm: false }
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
const question = {
  kind: 'message',
  payload: { topic: 'produk', message: 'Kapan ada warna hijau?' },
  contact: ibuRina,
  dealerId: null,
  source: {},
  consent: 'message-1',
  event: { kind: 'received', answerBy: morning.add({ hours: 8 }) },
} as const

describe.each(everyDatabase)('a form that has become a lead, sent again, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const guard = async (key: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ [carried.key]: key, [carried.wasSent]: 'ya', ...fields })
    const request = new Request('https://contoh.id/contact-us/pesan', { method: 'POST', body })
    const environment = readEnvironment({ LEADS_PER_NUMBER_A_DAY: '3' })
    const visitor = { client: '203.0.113.7', device: await Device.of(request) }
    const services = { db: database.db, clock: { now: () => morning }, environment, ...visitor } as Services
    return guardLead(await readLeadForm(request, services), ibuRina.phone, services)
  }

  test('passes every check without being counted: the answer is its lead', async () => {
    const key = newRequestKey()
    expect(await guard(key)).toEqual({ ok: true, value: [] })
    await submitLead(database.db, { key, content: [] }, () => question, at)
    const before = await database.db.select().from(rateLimits).orderBy(rateLimits.key)
    for (let times = 0; times < 9; times++) expect(await guard(key)).toEqual({ ok: true, value: [] })
    expect(await guard(key, { [carried.trap]: 'https://iklan.contoh' })).toEqual({ ok: true, value: [] })
    expect(await database.db.select().from(rateLimits).orderBy(rateLimits.key)).toEqual(before)
    expect(await guard(newRequestKey())).toMatchObject({ ok: true })
    expect(await guard(newRequestKey())).toMatchObject({ refusal: { kind: 'too-many' } })
    expect(await guard(key)).toEqual({ ok: true, value: [] })
  })
})
