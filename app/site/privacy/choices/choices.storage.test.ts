import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { changeContent } from '../../../core/content/content.server.ts'
import { writeSheet } from '../../../core/content/sheets/sheets.server.ts'
import { recordChoice } from '../../../core/tracking/choices.server.ts'
import { trackingChoices } from '../../../core/tracking/tables.ts'
import { tagStore } from '../../../core/tracking/tags.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { type Services, services } from '../../../platform/services.ts'
import { rateLimits } from '../../../platform/tables.ts'
import { action } from './choices.screen.tsx'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const client = '203.0.113.7'
const tag = { kind: 'ga4', id: 'G-AB12CD34EF', address: null, purpose: 'analytics', pages: null, active: 'yes' }
const advertising = { ...tag, kind: 'google-ads', id: 'AW-123456789/AbC-D_efG', purpose: 'advertising' }
const known = 'persetujuan=1ad.ABCDEFGHIJKLMNOPQRSTUV.a'

describe.each(everyDatabase)('the page of choices on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const revision = { edits: [], way: 'typed', undoes: null, savedBy: 'Ani' } as const
    await changeContent(database.db, (tx) =>
      writeSheet(tx, tagStore as never, [tag, advertising], { ...revision, edits: [] }, now),
    )
  })
  beforeEach(async () => {
    for (const table of [trackingChoices, rateLimits]) await database.db.delete(table)
  })
  afterAll(() => database.close())

  /** Sends the form, and returns status, wait and cookies of the answer. */
  const send = async (fields: Record<string, string>, cookie = '') => {
    const headers = cookie === '' ? {} : { Cookie: cookie }
    const request = new Request('http://contoh.id/privasi/pilihan', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    })
    const context = new RouterContextProvider()
    context.set(services, { db: database.db, clock: { now: () => now }, client } as Services)
    const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
    const sent = answer instanceof Response ? answer : answer.init
    const given = new Headers(sent?.headers)
    return {
      status: sent?.status,
      wait: given.get('Retry-After'),
      cookies: given.getSetCookie().map((line) => line.split(';')[0]),
    }
  }

  async function fillUp(): Promise<void> {
    const request = new Request('http://contoh.id/privasi/pilihan')
    const answer = { asked: ['analytics'], allowed: ['analytics'] } as const
    while ((await recordChoice(database.db, { request, client }, answer, now)).ok);
  }

  test('too many permissions of one address are asked to wait, and change nothing', async () => {
    expect(await send({ jawaban: 'izinkan' })).toMatchObject({
      status: 303,
      cookies: [expect.stringMatching(/^persetujuan=1ad\./)],
    })
    await fillUp()
    const stored = await database.db.$count(trackingChoices)
    expect(await send({ jawaban: 'izinkan' })).toEqual({ status: 429, wait: '30', cookies: [] })
    expect(await database.db.$count(trackingChoices)).toBe(stored)
  })

  test('a refusal holds all the same, also the one in a choice that must wait', async () => {
    await fillUp()
    const refusal = { status: 303, wait: null, cookies: [expect.stringMatching(/^persetujuan=1ad\.[\w-]{22}\.$/)] }
    expect(await send({ jawaban: 'tolak' })).toEqual(refusal)
    expect((await send({ jawaban: 'tolak' }, `${known}; _ga=GA1.1.1`)).cookies).toContain('_ga=')
    const half = await send({ izin: 'advertising' }, `${known}; _ga=GA1.1.1`)
    expect(half).toMatchObject({ status: 429, wait: '30' })
    expect(half.cookies).toEqual(expect.arrayContaining(['persetujuan=1ad.ABCDEFGHIJKLMNOPQRSTUV.', '_ga=']))
  })
})
