import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import { intents } from '../../../lib/intents.ts'
import type { Database } from '../../../platform/database.server.ts'
import { Device } from '../../../platform/device.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import type { Services } from '../../../platform/services.ts'
import { openLeadForm, readLeadForm, type SentForm } from './form-state.server.ts'
import { carried } from './form-state.ts'
import { guardLead } from './guard.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const fiveMinutesLater = morning.add({ minutes: 5 })
const tooFast = { ok: false, refusal: { kind: 'sent-too-fast', secondsToWait: 0 } }

describe.each(everyDatabase)('the minimum time of a form on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const services = async (now = morning) =>
    ({
      db: database.db,
      clock: { now: () => now },
      environment: readEnvironment({}),
      client: '203.0.113.7',
      device: await Device.of(new Request('https://contoh.id')),
    }) as Services
  const openedAt = async (query: string, now = morning) =>
    openLeadForm(new Request(`https://contoh.id/test-drive${query}`), await services(now))
  const sent = async (fields: Record<string, string>, now = morning) =>
    readLeadForm(
      new Request('https://contoh.id/test-drive', { method: 'POST', body: new URLSearchParams(fields) }),
      await services(now),
    )
  const guard = async (form: SentForm, now = morning) => guardLead(form, '+6281234567890', await services(now))

  test('a form sent within a second is refused', async () => {
    expect(await guard(await sent({ [carried.shownAt]: morning.toString() }))).toEqual(tooFast)
  })

  test('the time counts from the first opening, also after choices by address and by form', async () => {
    const { shownAt } = await openedAt('')
    const chosen = await openedAt(`?${new URLSearchParams({ [carried.shownAt]: shownAt })}`, fiveMinutesLater)
    expect(chosen.shownAt).toBe(shownAt)
    const posted = await sent({ intent: intents.choose, [carried.shownAt]: chosen.shownAt }, fiveMinutesLater)
    expect(posted.state.shownAt).toBe(shownAt)
    expect(await guard(await sent({ [carried.shownAt]: posted.state.shownAt }, fiveMinutesLater), fiveMinutesLater)).toEqual({
      ok: true,
      value: [],
    })
  })

  test('a second press of the same form is never too fast', async () => {
    const first = await sent({ [carried.shownAt]: morning.toString() })
    expect(await guard(first)).toEqual(tooFast)
    expect(first.state.wasSent).toBe(true)
    const second = await sent({ [carried.shownAt]: first.state.shownAt, [carried.wasSent]: 'ya' })
    expect(await guard(second)).toMatchObject({ ok: true })
  })

  test('a choice does not count as a press, and a press is remembered after choices', async () => {
    for (const intent of Object.values(intents)) expect((await sent({ intent })).state.wasSent).toBe(false)
    expect((await sent({ intent: intents.choose, [carried.wasSent]: 'ya' })).state.wasSent).toBe(true)
  })

  test('a form that this device filled in needs no minimum time', async () => {
    const form = await sent({})
    expect(await guard(form)).toEqual(tooFast)
    expect(await guard({ ...form, state: { ...form.state, remembered: true } })).toMatchObject({ ok: true })
  })
})
