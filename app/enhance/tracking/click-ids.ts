import { readStored, store } from '../../lib/browser-storage.ts'
import { trackingCookies } from '../../lib/tracking-cookies.ts'
import { readCookie, setCookie } from './own-cookies.ts'

/** The ids that advertisers add to the address of a click. */
const names = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid']
const cookie = trackingCookies.clicks
const lifetimeSeconds = 2 * 24 * 60 * 60

type ClickIds = Record<string, string>
type Stored = { ids: ClickIds; until: number }

/** Stores the click ids of the address for two days. A later click replaces an earlier one. */
export function keepClickIds(search: string, now: number): void {
  const ids = Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => isClickId(name, value)))
  if (Object.keys(ids).length === 0) return
  setCookie(cookie, new URLSearchParams(ids).toString(), lifetimeSeconds)
  store('localStorage', 'klik', { ids, until: now + lifetimeSeconds * 1000 } satisfies Stored)
}

/** From the cookie, or from storage where the browser has shortened the life of the cookie. */
export function keptClickIds(now: number): ClickIds {
  const inCookie = readCookie(cookie)
  if (inCookie) return Object.fromEntries(new URLSearchParams(inCookie))
  const stored = readStored<Stored>('localStorage', 'klik')
  return stored && stored.until > now ? stored.ids : {}
}

/** The server deletes the cookie when the visitor withdraws; storage is deleted here. */
export function forgetClickIds(): void {
  store('localStorage', 'klik', null)
}

const isClickId = (name: string, value: string): boolean => names.includes(name) && /^[\w.-]{1,200}$/.test(value)
