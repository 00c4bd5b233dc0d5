import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import type { Services } from '../../../platform/services.ts'
import { changeContent } from '../../content/content.server.ts'
import { seedDealers } from '../../dealers/dealers.server.ts'
import { rememberedContacts } from '../tables.ts'
import { leaveForm, openLeadForm, readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const cakung = 'dwindo-cakung'
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id', dealer: cakung }
const filledIn = {
  name: 'Rina Wulandari',
  phone: '0812-3456-7890',
  phone_number: '0812-3456-7890',
  email: 'rina@contoh.id',
  province: '31',
  city: '31.75',
  dealer: cakung,
}
const nothing = Object.fromEntries(Object.keys(filledIn).map((name) => [name, undefined]))

describe.each(everyDatabase)('a device on $name', ({ open }) => {
  let database: Database
  let now = morning
  let cookie = ''
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, seedDealers)
  })
  beforeEach(async () => {
    await database.db.delete(rememberedContacts)
    now = morning
    cookie = ''
  })
  afterAll(() => database.close())

  const services = () =>
    ({ db: database.db, clock: { now: () => now }, environment: readEnvironment({}), client: '203.0.113.7' }) as Services
  const request = (init: RequestInit = {}, query = '') =>
    new Request(`https://contoh.id/test-drive${query}`, { ...init, headers: { Cookie: cookie } })
  /** The browser keeps what it was given. */
  const keep = (headers: Headers) => {
    const given = headers.get('Set-Cookie')
    if (given) cookie = given.includes('Max-Age=0') ? '' : (given.split(';')[0] ?? '')
  }
  const opened = async (query = '') => openLeadForm(request({}, query), services())
  const submitted = (fields: Record<string, string>) =>
    readLeadForm(request({ method: 'POST', body: new URLSearchParams(fields) }), services())
  const sendForm = async (fields: Record<string, string>, contact: Parameters<typeof leaveForm>[4] = ibuRina) => {
    const answer = await leaveForm(request(), await submitted(fields), services(), '/permintaan', contact)
    keep(answer.headers)
    return answer
  }
  const leave = { [carried.remember]: 'ya' }

  test('without leave nothing is kept, and the next form is empty', async () => {
    expect((await sendForm({})).headers.has('Set-Cookie')).toBe(false)
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('with leave the next form is filled in, on this device only', async () => {
    const answer = await sendForm(leave)
    expect(answer.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(await opened()).toMatchObject({ remembered: true, typed: filledIn })
    cookie = `perangkat=${'x'.repeat(32)}`
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('a dealer chosen for the device stands in every form, without anything of a person', async () => {
    cookie = 'dealer=dwindo-cakung'
    expect(await opened()).toMatchObject({ remembered: false, typed: { province: '31', city: '31.75', dealer: cakung } })
    expect((await opened('?province=51')).typed).toMatchObject({ province: '51' })
    expect((await opened('?province=51')).typed.dealer).toBeUndefined()
    for (const gone of ['dealer=', 'dealer=no-such-dealer', 'dealer=%3Cscript%3E', 'nodealer=dwindo-cakung']) {
      cookie = gone
      expect((await opened()).typed).toEqual({})
    }
  })

  test('the device holds a secret, the database neither it nor anything it could be made from', async () => {
    await sendForm(leave)
    const secret = cookie.split('=')[1] ?? ''
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await database.db.select().from(rememberedContacts))).not.toContain(secret)
  })

  test('what the address chooses wins, and of a place it wins whole', async () => {
    await sendForm(leave)
    const { typed } = await opened('?vehicle=triton&dealer=sun-star-motor-denpasar')
    expect(typed).toMatchObject({ vehicle: 'triton', dealer: 'sun-star-motor-denpasar', name: 'Rina Wulandari' })
    expect(typed).not.toHaveProperty('city')
    expect(typed).not.toHaveProperty('province')
  })

  test('no address can give a visitor’s consent or say who they are', async () => {
    const address = `?agreement=ya&${carried.remember}=ya&name=Rina&phone=0812&email=rina@contoh.id&vehicle=xforce`
    expect((await opened(address)).typed).toEqual({ vehicle: 'xforce' })
  })

  test('one tap forgets it, here and there, and leaves what was typed instead', async () => {
    await sendForm(leave)
    const { state, intent, headers } = await submitted({
      ...filledIn,
      ...leave,
      name: 'Budi Santoso',
      vehicle: 'triton',
      intent: 'lupakan',
    })
    keep(new Headers(headers))
    expect(intent).toBe('forget')
    expect(state).toMatchObject({ remembered: false })
    expect({ ...nothing, ...state.typed }).toMatchObject({ ...nothing, name: 'Budi Santoso', vehicle: 'triton' })
    expect(state.typed).not.toHaveProperty(carried.remember)
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(cookie).toBe('')
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('a form sent without the tick takes the leave back', async () => {
    await sendForm(leave)
    await sendForm({})
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(await opened()).toMatchObject({ remembered: false })
  })

  test('a form that asks for less takes nothing away; another person’s takes all', async () => {
    await sendForm(leave)
    await sendForm(leave, { name: 'Bu Rina', phone: ibuRina.phone, email: null, dealer: null })
    expect(await opened()).toMatchObject({ typed: { ...filledIn, name: 'Bu Rina' } })
    await sendForm(leave, { name: 'Budi Santoso', phone: '+6281398765432', email: null, dealer: null })
    expect((await opened()).typed).toEqual({
      name: 'Budi Santoso',
      phone: '0813-9876-5432',
      phone_number: '0813-9876-5432',
      email: '',
    })
    expect(await database.db.$count(rememberedContacts)).toBe(1)
  })

  test('after half a year it is over', async () => {
    await sendForm(leave)
    now = morning.add({ hours: 24 * 180 - 1 })
    expect(await opened()).toMatchObject({ remembered: true })
    now = morning.add({ hours: 24 * 180 })
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('whatever a cookie says, the form opens', async () => {
    for (const broken of [
      'perangkat=',
      'perangkat=kurang',
      `perangkat=${'%00'.repeat(11)}`,
      `lain=perangkat=${'x'.repeat(32)}`,
    ]) {
      cookie = broken
      expect(await opened()).toMatchObject({ remembered: false })
    }
  })
})
