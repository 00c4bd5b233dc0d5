import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieSent, valueSent } from '../../../../tests/support/cookies.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { readEnvironment } from '../../../platform/environment.server.ts'
import type { Services } from '../../../platform/services.ts'
import { changeContent } from '../../content/content.server.ts'
import { seedDealers } from '../../dealers/dealers.server.ts'
import { forgetDealer, ownDealer, rememberDealer } from '../../dealers/own-dealer.server.ts'
import { rememberedContacts } from '../tables.ts'
import { forgetOldContacts } from './forget-contacts.job.ts'
import { leaveForm, openLeadForm, readLeadForm } from './form-state.server.ts'
import { carried } from './form-state.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const cakung = 'dwindo-cakung'
const denpasar = 'sun-star-motor-denpasar'
const ibuRina = { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id', dealer: cakung }
const pakBudi = { name: 'Budi Santoso', phone: '+6281398765432', email: 'budi@contoh.id', dealer: null }
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
  let origin = 'https://contoh.id'
  beforeAll(async () => {
    database = await open()
    await changeContent(database.db, seedDealers)
  })
  beforeEach(async () => {
    await database.db.delete(rememberedContacts)
    now = morning
    cookie = ''
    origin = 'https://contoh.id'
  })
  afterAll(() => database.close())

  const services = () =>
    ({ db: database.db, clock: { now: () => now }, environment: readEnvironment({}), client: '203.0.113.7' }) as Services
  const request = (init: RequestInit = {}, query = '') =>
    new Request(`${origin}/test-drive${query}`, { ...init, headers: { Cookie: cookie } })
  /** Stores the cookies of an answer, like a browser. */
  const keep = (headers: Headers) => {
    const kept = new Map(cookie.split('; ').map((each) => [each.split('=')[0], each]))
    for (const given of headers.getSetCookie()) {
      const [pair = ''] = given.split(';')
      kept.set(pair.split('=')[0], given.includes('Max-Age=0') ? '' : pair)
    }
    cookie = [...kept.values()].filter(Boolean).join('; ')
  }
  /** Choose on the page of a dealer, and forget on the page of the remembered dealer. */
  const chooseOwn = async (slug: string) => keep(new Headers(await rememberDealer(request(), slug)))
  const forgetOwn = async () => keep(new Headers(await forgetDealer(request())))
  const own = async () => (await ownDealer(database.db, request()))?.slug ?? null
  const opened = async (query = '') => openLeadForm(request({}, query), services())
  const submitted = (fields: Record<string, string>) =>
    readLeadForm(request({ method: 'POST', body: new URLSearchParams(fields) }), services())
  const sendForm = async (fields: Record<string, string>, contact: Parameters<typeof leaveForm>[2] = ibuRina) => {
    const answer = await leaveForm(await submitted(fields), '/permintaan', contact)
    keep(answer.headers)
    return answer
  }
  const leave = { [carried.remember]: 'ya' }

  test('without permission nothing is stored, and the next form is empty', async () => {
    expect((await sendForm({})).headers.has('Set-Cookie')).toBe(false)
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('with permission the next form is filled in, on this device only', async () => {
    const answer = await sendForm(leave)
    for (const given of answer.headers.getSetCookie()) expect(given).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await opened()).toMatchObject({ remembered: true, typed: filledIn })
    cookie = await cookieSent('__Host-perangkat', 'x'.repeat(32))
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('a dealer chosen for the device is in every form, without personal data', async () => {
    cookie = await cookieSent('__Host-dealer', 'dwindo-cakung')
    expect(await opened()).toMatchObject({ remembered: false, typed: { province: '31', city: '31.75', dealer: cakung } })
    expect((await opened('?province=51')).typed).toMatchObject({ province: '51' })
    expect((await opened('?province=51')).typed.dealer).toBeUndefined()
    for (const gone of ['', 'no-such-dealer', '<script>']) {
      cookie = await cookieSent('__Host-dealer', gone)
      expect((await opened()).typed).toEqual({})
    }
  })

  test('the device holds a secret; the database holds neither the secret nor anything to compute it from', async () => {
    await sendForm(leave)
    const secret = await valueSent(cookie, '__Host-perangkat')
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await database.db.select().from(rememberedContacts))).not.toContain(secret)
  })

  test.each(['https://contoh.id', 'http://localhost:3000'])(
    'a planted secret never gives access to a contact, at %s',
    async (site) => {
      origin = site
      const madeUp = await cookieSent(`${site.startsWith('https:') ? '__Host-' : ''}perangkat`, 'x'.repeat(32))
      await sendForm(leave, pakBudi)
      for (const planted of [madeUp, cookie]) {
        cookie = planted
        await sendForm(leave)
        expect(cookie).not.toBe(planted)
        expect(await opened()).toMatchObject({ remembered: true, typed: { name: 'Rina Wulandari' } })
        cookie = planted
        expect(await opened()).toMatchObject({ remembered: false, typed: {} })
      }
    },
  )

  test('choices in the address win, and a dealer in the address replaces the whole remembered place', async () => {
    await sendForm(leave)
    const { typed } = await opened('?vehicle=triton&dealer=sun-star-motor-denpasar')
    expect(typed).toMatchObject({ vehicle: 'triton', dealer: 'sun-star-motor-denpasar', name: 'Rina Wulandari' })
    expect(typed).not.toHaveProperty('city')
    expect(typed).not.toHaveProperty('province')
  })

  test('an address can neither give consent nor fill in personal data', async () => {
    const address = `?agreement=ya&${carried.remember}=ya&name=Rina&phone=0812&email=rina@contoh.id&vehicle=xforce`
    expect((await opened(address)).typed).toEqual({ vehicle: 'xforce' })
  })

  test('forgetting clears the device and the database, and keeps what was typed instead', async () => {
    await sendForm(leave)
    const { state, intent, headers } = await submitted({
      ...filledIn,
      ...leave,
      name: 'Budi Santoso',
      vehicle: 'triton',
      intent: 'lupakan',
    })
    keep(headers)
    expect(intent).toBe('forget')
    expect(state).toMatchObject({ remembered: false })
    expect({ ...nothing, ...state.typed }).toMatchObject({ ...nothing, name: 'Budi Santoso', vehicle: 'triton' })
    expect(state.typed).not.toHaveProperty(carried.remember)
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(cookie).toBe('')
    expect(await opened()).toMatchObject({ remembered: false, typed: {} })
  })

  test('a form sent without the tick withdraws the permission', async () => {
    await sendForm(leave)
    await sendForm({})
    expect(await database.db.$count(rememberedContacts)).toBe(0)
    expect(await opened()).toMatchObject({ remembered: false })
  })

  test('there is one remembered dealer: the latest choice counts, on its page or in a form', async () => {
    await chooseOwn(denpasar)
    await sendForm(leave)
    expect([await own(), (await opened()).typed.dealer]).toEqual([cakung, cakung])
    expect((await opened()).ownDealer).toEqual({ name: 'Dwindo Cakung', city: '31.75' })
    await chooseOwn(denpasar)
    expect([await own(), (await opened()).typed.dealer]).toEqual([denpasar, denpasar])
  })

  test('a dealer forgotten on its page is in no form, but the contact is still remembered', async () => {
    await sendForm(leave)
    await forgetOwn()
    expect(await own()).toBeNull()
    const { typed, remembered, ownDealer } = await opened()
    expect([typed.name, typed.dealer, typed.city, remembered, ownDealer]).toEqual([
      ibuRina.name,
      undefined,
      undefined,
      true,
      null,
    ])
  })

  test('forgetting also forgets a dealer chosen on its page', async () => {
    await chooseOwn(denpasar)
    await sendForm(leave, { ...ibuRina, dealer: null })
    expect((await opened()).ownDealer?.name).toBe('Sun Star Motor Denpasar')
    const { state, headers } = await submitted({ dealer: denpasar, city: '51.71', ...leave, intent: 'lupakan' })
    keep(headers)
    expect([state.typed, state.ownDealer, await own()]).toEqual([{ intent: 'lupakan' }, null, null])
  })

  test('without the tick a dealer chosen on its page stays; removing the tick removes the dealer', async () => {
    await chooseOwn(denpasar)
    await sendForm({})
    expect(await own()).toBe(denpasar)
    await sendForm(leave)
    await sendForm({}, { ...ibuRina, dealer: null })
    expect(await own()).toBe(cakung)
    await sendForm(leave)
    await sendForm({})
    expect(await own()).toBeNull()
  })

  test("a form with fewer fields removes nothing; a form of another person replaces the first person's data", async () => {
    await sendForm(leave)
    await sendForm(leave, { name: 'Bu Rina', phone: ibuRina.phone, email: null, dealer: null })
    expect(await opened()).toMatchObject({ typed: { ...filledIn, name: 'Bu Rina' } })
    await sendForm(leave, { name: 'Budi Santoso', phone: '+6281398765432', email: null, dealer: null })
    expect((await opened()).typed).toEqual({
      province: '31',
      city: '31.75',
      dealer: cakung,
      name: 'Budi Santoso',
      phone: '0813-9876-5432',
      phone_number: '0813-9876-5432',
      email: '',
    })
    expect(await database.db.$count(rememberedContacts)).toBe(1)
  })

  test('after half a year the memory expires', async () => {
    await sendForm(leave)
    now = morning.add({ hours: 24 * 180 - 1 })
    expect(await opened()).toMatchObject({ remembered: true })
    now = morning.add({ hours: 24 * 180 })
    expect((await opened()).typed).not.toHaveProperty('name')
  })

  test('a contact whose device does not come back is deleted after half a year; a newer one stays', async () => {
    const clean = () => forgetOldContacts({ db: database.db, clock: { now: () => now } })
    const phones = async () => (await database.db.select().from(rememberedContacts)).map(({ phone }) => phone)
    await sendForm(leave)
    cookie = ''
    now = morning.add({ hours: 24 })
    await sendForm(leave, pakBudi)
    now = morning.add({ hours: 24 * 180 - 1 })
    await clean()
    expect((await phones()).toSorted()).toEqual([ibuRina.phone, pakBudi.phone])
    now = morning.add({ hours: 24 * 180 })
    await clean()
    expect(await phones()).toEqual([pakBudi.phone])
  })

  test('the form opens with any cookie', async () => {
    for (const broken of [
      '__Host-perangkat=',
      '__Host-perangkat=kurang',
      await cookieSent('__Host-perangkat', 'kurang'),
      `__Host-perangkat=${'%00'.repeat(11)}`,
      `lain=${await cookieSent('__Host-perangkat', 'x'.repeat(32))}`,
    ]) {
      cookie = broken
      expect(await opened()).toMatchObject({ remembered: false })
    }
  })
})
