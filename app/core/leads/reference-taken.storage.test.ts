import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads } from '../../../tests/support/leads.ts'
import { Temporal } from '../../lib/instant.ts'
import { referenceBytes } from '../../lib/reference.ts'
import { done } from '../../lib/result.ts'
import type { Database } from '../../platform/database.server.ts'
import { outbox } from '../messages/tables.ts'
import { insertLead, type NewLead } from './leads.server.ts'
import { newRequestKey, tokenOf } from './private-address.server.ts'
import { submitLead, submitOnce } from './submit.server.ts'
import { leadAddresses, leadEvents, leadRequests, leads } from './tables.ts'

/** Random bytes for the references of the next leads. After these, real random bytes follow. */
const nextBytes = vi.hoisted(() => [] as Uint8Array[])
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original()
  const randomBytes = (size: number) => (size === referenceBytes && nextBytes.shift()) || crypto.randomBytes(size)
  return { ...crypto, randomBytes: randomBytes as typeof crypto.randomBytes }
})

const at = { now: Temporal.Instant.from('2026-11-28T02:00:00Z'), publicUrl: 'https://contoh.id', tellsCrm: true }
const question: NewLead = {
  kind: 'message',
  payload: { topic: 'produk', message: 'Kapan XFORCE HEV tiba?' },
  contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: null },
  dealerId: null,
  source: {},
  consent: 'message-1',
  event: { kind: 'received', answerBy: null },
}

describe.each(everyDatabase)('a reference that is in use, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    nextBytes.push(new Uint8Array(referenceBytes).fill(7), new Uint8Array(referenceBytes).fill(7))
  })
  afterAll(() => database.close())

  const ways = {
    submitLead: () => submitLead(database.db, { key: newRequestKey(), content: [] }, () => question, at),
    submitOnce: () =>
      submitOnce(database.db, { key: newRequestKey(), content: [] }, at.now, async (tx) =>
        done((await insertLead(tx, question, at)).id),
      ),
  }

  test.each(Object.entries(ways))('makes %s use another reference, and stores nothing else', async (_, submit) => {
    for (let times = 0; times < 2; times++) expect(await submit()).toMatchObject({ ok: true })
    expect(nextBytes).toEqual([])
    const references = (await database.db.select({ reference: leads.reference }).from(leads)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(2)
    for (const table of [leads, leadEvents, leadRequests, leadAddresses, outbox]) expect(await database.db.$count(table)).toBe(2)
  })

  test('a form that was stored at the same moment leads to its first request', async () => {
    const key = newRequestKey()
    const submit = (content: string) => submitLead(database.db, { key, content: [content] }, () => question, at)
    const answers = await Promise.all(['a', 'a', 'b', 'a', 'b', 'b', 'a'].map(submit))
    const taken = answers.filter(({ ok }) => ok)
    expect(taken.length).toBeGreaterThanOrEqual(3)
    for (const answer of taken) expect(answer).toEqual(done({ token: tokenOf(key) }))
    expect(await database.db.$count(leads)).toBe(1)
    expect(await database.db.$count(outbox)).toBe(1)
  })
})
