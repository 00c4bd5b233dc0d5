import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Limits } from '../../../../server/limits.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { forgetLeads } from '../../../../tests/support/leads.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import type { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import type { Services } from '../../../platform/services.ts'
import { type CodeScope, checkCode, codeSender, issueCode } from '../../codes/codes.server.ts'
import { outbox } from '../../messages/tables.ts'
import { newRequestKey } from '../private-address.server.ts'
import { readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'
import { guardLead } from './guard.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
/** The address of an office, or of a mobile network. */
const client = '203.0.113.7'
const people = 200
const environment = readEnvironment({})
const asked = (method: string, part?: string) => ({ method, header: () => part, isPicture: false })

describe.each(everyDatabase)('two hundred people behind one address on $name', ({ open }) => {
  let database: Database
  let limits: Limits
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    limits = new Limits(environment)
  })
  afterAll(() => database.close())

  const letIn = (what: ReturnType<typeof asked>, times: number, now: Instant) => {
    for (let time = 0; time < times; time++) expect(limits.secondsToWait(what, client, now.epochMilliseconds)).toBe(0)
  }

  const servicesAt = (now: Instant) => {
    const device = randomUUID()
    const visitor = { client, device: { id: () => device } as Device }
    return { db: database.db, clock: { now: () => now }, environment, ...visitor } as Services
  }

  /** Opens a form, sends checks while it is filled in, and submits it. Every fourth person confirms the number with a code. */
  const visit = async (person: number, now: Instant) => {
    const services = servicesAt(now)
    const phone = `+62812${10_000_000 + person}`
    letIn(asked('GET'), 3, now)
    letIn(asked('POST', 'check'), 5, now)
    letIn(asked('POST', 'form'), 1, now)
    const body = new URLSearchParams({ [carried.shownAt]: now.subtract({ seconds: 90 }).toString() })
    const sent = await readLeadForm(new Request('https://contoh.id/test-drive', { method: 'POST', body }), services)
    const byCode = person % 4 === 0
    expect(await guardLead(sent, phone, services, { byCode })).toEqual({ ok: true, value: [] })
    if (byCode) await confirm({ purpose: 'consultation', flow: newRequestKey(), phone }, services)
  }

  const confirm = async (scope: CodeScope, services: Services) => {
    const now = services.clock.now()
    const request = { ...scope, ...codeSender(services), channel: 'whatsapp' as const, deliver: true }
    expect(await database.db.transaction((tx) => issueCode(tx, request, now))).toMatchObject({ ok: true })
    letIn(asked('GET'), 1, now)
    letIn(asked('POST', 'form'), 1, now)
    const [message] = await database.db.select().from(outbox).where(eq(outbox.recipient, request.phone))
    expect(await checkCode(database.db, { ...request, typed: message?.secrets?.code ?? '' }, now)).toMatchObject({ ok: true })
  }

  test.each([
    ['within an hour', 60 * 60],
    ['in the same minute', 60],
  ])('all forms are accepted without waiting, %s', async (_, seconds) => {
    for (let person = 0; person < people; person++)
      await visit(person, morning.add({ seconds: Math.floor((person * seconds) / people) }))
  })
})
