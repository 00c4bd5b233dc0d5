import { eq, NoopLogger } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads } from '../../../tests/support/leads.ts'
import { type CodeAnswer, codeAction, readCodePage } from '../../core/codes/code-page.server.ts'
import { issueCode } from '../../core/codes/codes.server.ts'
import { codes } from '../../core/codes/tables.ts'
import { insertLead } from '../../core/leads/leads.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { outbox } from '../../core/messages/tables.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { followed } from './follow.server.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: morning, publicUrl: 'https://contoh.id', tellsCrm: false }
const after = (seconds: number) => morning.add({ seconds })
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: null }
const unknownReference = 'PS-7K3M9Q'

describe.each(everyDatabase)('following a request on $name', ({ open }) => {
  let database: Database
  let known = ''
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    known = await leadOf(ibuRina)
  })
  afterAll(() => database.close())

  const leadOf = async (contact: typeof ibuRina) => {
    const event = { kind: 'received' as const, answerBy: null }
    const about = { kind: 'message' as const, payload: { topic: 'produk' as const, message: 'Halo' } }
    const lead = { ...about, contact, dealerId: null, source: {}, consent: 'message-1' as const, event }
    return (await database.db.transaction((tx) => insertLead(tx, lead, at))).reference
  }

  /** Asks for a request by its reference, as the pages do. */
  const ask = async (reference: string, device = 'rina', client = '203.0.113.7') => {
    const { isKnown, visit } = await followed(database.db, reference, newRequestKey())
    const asked = { ...visit, device, client, deliver: isKnown }
    await database.db.transaction((tx) => issueCode(tx, { ...asked, channel: 'whatsapp' }, morning))
    const page = (now = morning) => readCodePage(database.db, asked, { now })
    const send = (fields: Record<string, string>, now = after(30)) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return codeAction(database.db, body, asked, { now })
    }
    return { page, send }
  }
  const codeSent = async () => {
    const [message] = await database.db.select().from(outbox).where(eq(outbox.template, 'one_time_code'))
    return message?.secrets?.code ?? null
  }

  test('the reference of a request sends a code to its phone', async () => {
    const { send } = await ask(known)
    const [message] = await database.db.select().from(outbox)
    expect(message).toMatchObject({ recipient: ibuRina.phone, template: 'one_time_code' })
    expect(await send({ code: (await codeSent()) ?? '' })).toEqual({ kind: 'verified' })
  })

  test('no code is sent to an office line, but the page looks the same', async () => {
    const event = { kind: 'received' as const, answerBy: null }
    const about = { kind: 'message' as const, payload: { topic: 'produk' as const, message: 'Halo' } }
    const office = {
      ...about,
      contact: { ...ibuRina, phone: '+622157951234' },
      dealerId: null,
      source: {},
      consent: 'message-1' as const,
      event,
    }
    const { reference } = await database.db.transaction((tx) => insertLead(tx, office, at))
    await ask(reference)
    expect(await codeSent()).toBeNull()
  })

  test('an unknown reference sends nothing and opens nothing', async () => {
    const { send } = await ask(unknownReference)
    expect(await codeSent()).toBeNull()
    for (const code of ['000000', '123456']) expect((await send({ code })).kind).toBe('page')
  })

  test('known and unknown references look the same on every page', async () => {
    const told = await Promise.all(
      [known, unknownReference].map(async (reference, place): Promise<unknown> => {
        const { page, send } = await ask(reference, `device ${place}`, `203.0.113.${place}`)
        const right = await codeSent()
        const wrong = right === '000000' ? '000001' : '000000'
        const answers: (CodeAnswer | Awaited<ReturnType<typeof page>>)[] = [await page()]
        answers.push(await send({ intent: 'kirim-sms' }, after(10)))
        answers.push(await send({ code: 'abc' }))
        for (let guess = 0; guess < 5; guess++) answers.push(await send({ code: wrong }))
        answers.push(await page(after(40)))
        answers.push(await send({ intent: 'kirim-sms' }, after(61)))
        answers.push(await page(after(70)))
        answers.push(await page(after(400)))
        return answers
      }),
    )
    expect(told[1]).toEqual(told[0])
  })

  test('known and unknown references add the same rows to the table of codes', async () => {
    await ask(known)
    const afterKnown = await database.db.$count(codes)
    await ask(unknownReference)
    expect(await database.db.$count(codes)).toBe(2 * afterKnown)
  })

  test('a second reference of one phone number behaves like one of another, so that they cannot be linked', async () => {
    const second = await leadOf(ibuRina)
    const foreign = await leadOf({ ...ibuRina, phone: '+6281398765432' })
    const told = []
    for (const [device, reference] of [second, foreign, unknownReference].entries()) {
      for (let times = 0; times < 5; times++) await ask(known, `device ${device}`)
      const { page, send } = await ask(reference, `device ${device}`)
      told.push([await page(after(5)), await send({ intent: 'kirim-sms' }, after(6)), await page(after(61))])
    }
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })

  test('known and unknown references run the same statements', async () => {
    let statements: string[] = []
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((...[statement]: unknown[]) => {
      statements.push(String(statement))
    })
    const run = async (reference: string) => {
      statements = []
      const { page, send } = await ask(reference, `device of ${reference}`)
      await page()
      await send({ code: 'abc' })
      await send({ intent: 'kirim-sms' }, after(61))
      return statements
    }
    const ofKnown = await run(known)
    expect(ofKnown.filter((statement) => /insert into "outbox"/.test(statement))).toHaveLength(2)
    expect(await run(unknownReference)).toEqual(ofKnown)
    log.mockRestore()
  })

  test('a code that is not sent adds no message and does not count for the phone number', async () => {
    for (let times = 0; times < 6; times++) await ask(known, `device ${times}`)
    await ask(unknownReference)
    expect(await database.db.$count(outbox)).toBe(3)
    const sent = (await database.db.select().from(codes)).filter((row) => row.sent)
    expect(sent).toHaveLength(3)
  })
})
