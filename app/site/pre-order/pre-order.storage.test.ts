import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../tests/support/database.ts'
import { forgetLeads, seedCarsAndDealers } from '../../../tests/support/leads.ts'
import { checkCode } from '../../core/codes/codes.server.ts'
import { codes } from '../../core/codes/tables.ts'
import { consents } from '../../core/consent/tables.ts'
import { lastEvent, stateOf } from '../../core/leads/lead.ts'
import { findLead } from '../../core/leads/leads.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { leadAddresses, leadEvents, leadRequests, leads } from '../../core/leads/tables.ts'
import { outbox } from '../../core/messages/tables.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { readPreOrderSettings, savePreOrderSettings, seedPreOrder } from './opening.server.ts'
import type { PreOrderSettings } from './opening.ts'
import { readOptions, versionOf } from './options.server.ts'
import { codeScope, draftOrder, type Order } from './order.server.ts'

const saturday = Temporal.Instant.from('2026-11-28T02:00:00Z')
const at = { now: saturday, publicUrl: 'https://contoh.id', tellsCrm: false }
const sender = { client: '203.0.113.7', device: 'rina' }

const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' }
const bandung = 'mahligai-puteri-berlian-bandung'

describe.each(everyDatabase)('a pre-order on $name', ({ open }) => {
  let database: Database
  let seeded: PreOrderSettings
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
  })
  beforeEach(async () => {
    await forgetLeads(database.db)
    await seedPreOrder(database.db, saturday)
    seeded = (await readPreOrderSettings(database.db)) as PreOrderSettings
  })
  afterAll(() => database.close())

  const change = (changes: Partial<PreOrderSettings>) => savePreOrderSettings(database.db, { ...seeded, ...changes }, saturday)
  const order = (changes: Partial<Order> = {}): Order => ({
    vehicle: 'xforce',
    variant: 'hev',
    colour: 'red-metallic',
    dealer: bandung,
    refundRule: versionOf(seeded.refundRule),
    contact: ibuRina,
    key: newRequestKey(),
    source: { utm_source: 'poster' },
    notes: [],
    ...changes,
  })
  const draft = (changes?: Partial<Order>) => draftOrder(database.db, order(changes), at, sender)
  const drafted = async (changes?: Partial<Order>) => {
    const answer = await draft(changes)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    return answer.value.token
  }
  const found = async (token: string) => {
    const lead = await findLead(database.db, token, saturday)
    if (lead?.kind !== 'pre-order') throw new Error('no such pre-order')
    return lead
  }
  const counts = async () => {
    const tables = [leads, leadEvents, leadRequests, leadAddresses, consents, codes, outbox]
    return Promise.all(tables.map((table) => database.db.$count(table)))
  }

  test('a draft is stored with choices, person, source, agreement and refund rule, and a code is sent', async () => {
    const lead = await found(await drafted())
    expect(lead).toMatchObject({
      ...ibuRina,
      reference: expect.stringMatching(/^PO-\w{6}$/),
      payload: { vehicle: 'xforce', variant: 'hev', colour: 'red-metallic' },
      source: { utm_source: 'poster' },
    })
    expect(stateOf(lead, saturday)).toBe('awaiting-code')
    expect(lead.history.map(({ kind }) => kind)).toEqual(['drafted', 'noted'])
    expect(lastEvent(lead).note).toContain(seeded.refundRule)
    expect(await database.db.select().from(consents)).toMatchObject([{ reference: lead.reference, textVersion: 'pre-order-1' }])
    const [message, ...others] = await database.db.select().from(outbox)
    expect(message).toMatchObject({ template: 'one_time_code', recipient: ibuRina.phone, channel: 'whatsapp' })
    expect(others).toEqual([])
  })

  test('the code works only for this order and purpose', async () => {
    const token = await drafted()
    const [message] = await database.db.select().from(outbox)
    const typed = message?.secrets?.code ?? ''
    const scope = codeScope(token, ibuRina)
    const other = { ...scope, purpose: 'consultation', typed }
    expect(await checkCode(database.db, other, saturday)).toEqual({ ok: false, refusal: { kind: 'no-code' } })
    expect(await checkCode(database.db, { ...scope, typed }, saturday)).toMatchObject({ ok: true })
  })

  test('the same form sent ten times at once makes one order', async () => {
    const key = newRequestKey()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => drafted({ key })))
    expect(new Set(tokens).size).toBe(1)
    expect(await counts()).toEqual([1, 2, 1, 1, 1, 1, 1])
  })

  test('a form sent again with other content leads to its first order', async () => {
    const key = newRequestKey()
    const token = await drafted({ key })
    expect(await draft({ key, colour: 'jet-black-mica' })).toEqual({ ok: false, refusal: { kind: 'form-used', token } })
    expect(await counts()).toEqual([1, 2, 1, 1, 1, 1, 1])
  })

  test.each([
    ['a variant that is not open', { variant: 'exceed-cvt' }, 'variant', 'variant-unknown'],
    ['a colour nobody sells', { colour: 'merah-jambu' }, 'color', 'colour-unknown'],
    ['a dealer nobody knows', { dealer: 'toko-sebelah' }, 'dealer', 'dealer-unknown'],
    ['a rule that was not read', { refundRule: 'ya' }, 'refund_rule', 'refund-rule-changed'],
  ] as const)('%s is refused at its field and leaves nothing behind', async (_, changes, field, refusal) => {
    expect(await draft(changes)).toEqual({ ok: false, refusal: { kind: 'field', field, refusal } })
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('a colour of another variant is refused', async () => {
    await change({ model: 'xpander', variants: undefined })
    const wish = { vehicle: 'xpander', colour: 'red-metallic' }
    expect(await draft({ ...wish, variant: 'gls-mt' })).toMatchObject({ refusal: { refusal: 'colour-unknown' } })
    expect(await draft({ ...wish, variant: 'ultimate-mt' })).toMatchObject({ ok: true })
  })

  test('a refund rule that changed after it was read has to be read again', async () => {
    const read = versionOf(seeded.refundRule)
    await change({ refundRule: 'Tanda jadi tidak kembali.' })
    expect(await draft({ refundRule: read })).toMatchObject({ refusal: { refusal: 'refund-rule-changed' } })
    expect(await draft({ refundRule: versionOf('Tanda jadi tidak kembali.') })).toMatchObject({ ok: true })
  })

  test('an order for a model that is no longer open is refused, also when a variant has the same name', async () => {
    await change({ model: 'xpander', variants: undefined })
    expect(await draft({ variant: 'ultimate-cvt' })).toEqual({ ok: false, refusal: { kind: 'not-open' } })
    await change({ until: '2026-11-27' })
    expect(await draft()).toEqual({ ok: false, refusal: { kind: 'not-open' } })
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('the form offers the open variants, the colours of the chosen one, and dealers that sell it', async () => {
    const options = await readOptions(database.db, { variant: 'hev', color: 'red-metallic', dealer: bandung }, saturday)
    expect(options).toMatchObject({ variant: { slug: 'hev' }, colour: { slug: 'red-metallic' }, lostColour: null })
    expect(options?.place).toMatchObject({ city: { code: '32.73' }, dealer: { slug: bandung } })
    expect(options?.refundVersion).toBe(versionOf(seeded.refundRule))
    await change({ model: 'xpander', variants: undefined })
    const lost = await readOptions(database.db, { variant: 'gls-mt', color: 'red-metallic' }, saturday)
    expect(lost).toMatchObject({ colour: null, lostColour: 'Red Metallic' })
    await change({ model: null })
    expect(await readOptions(database.db, {}, saturday)).toBeNull()
  })

  test('neither the key of the form nor the token of the address can be read from the database', async () => {
    const key = newRequestKey()
    const token = await drafted({ key })
    await database.db.update(outbox).set({ secrets: null }).where(eq(outbox.recipient, ibuRina.phone))
    const tables = [leads, leadEvents, leadRequests, leadAddresses, outbox, consents, codes]
    const kept = JSON.stringify(await Promise.all(tables.map((table) => database.db.select().from(table))))
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(token)
  })
})
