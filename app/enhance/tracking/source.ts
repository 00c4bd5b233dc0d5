import { readStored, store } from '../../lib/browser-storage.ts'
import { previousSite } from '../../lib/previous-site.ts'
import { clicksCookie } from '../../lib/tracking-cookies.ts'
import { readCookie, setCookie } from './own-cookies.ts'

/** The ids that advertisers add to the address of a click. */
const names = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid']
const lifetimeSeconds = 2 * 24 * 60 * 60

type Values = Record<string, string>
type Stored = { ids: Values; until: number }
/** The address of the page, and that of the page before, which may be empty. */
type Visit = Pick<Location, 'search' | 'origin'> & { referrer: string }

/**
 * Stores how the visitor came, with the consent to advertising only: click ids for two days, campaign and previous site for
 * this tab. What comes later replaces it.
 */
export function keepSource({ search, origin, referrer }: Visit, now: number): void {
  const parameters = [...new URLSearchParams(search)]
  const ids = Object.fromEntries(parameters.filter(([name, value]) => isClickId(name, value)))
  if (Object.keys(ids).length > 0) {
    setCookie(clicksCookie, new URLSearchParams(ids).toString(), lifetimeSeconds)
    store('localStorage', 'klik', { ids, until: now + lifetimeSeconds * 1000 } satisfies Stored)
  }
  const before = previousSite(referrer)
  const campaign = Object.fromEntries(parameters.filter(([name]) => name.startsWith('utm_')))
  const arrival = { ...(before && before !== origin && { referrer: before }), ...campaign }
  if (Object.keys(arrival).length > 0) store('sessionStorage', 'asal', arrival)
}

/** What a lead gets of it. */
export function keptSource(now: number): Values {
  return { ...readStored<Values>('sessionStorage', 'asal'), ...clickIds(now) }
}

/** From the cookie, or from storage where the browser has shortened the life of the cookie. */
function clickIds(now: number): Values {
  const inCookie = readCookie(clicksCookie)
  if (inCookie) return Object.fromEntries(new URLSearchParams(inCookie))
  const stored = readStored<Stored>('localStorage', 'klik')
  return stored && stored.until > now ? stored.ids : {}
}

const isClickId = (name: string, value: string): boolean => names.includes(name) && /^[\w.-]{1,200}$/.test(value)
