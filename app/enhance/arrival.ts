import type { StorageKey } from '../lib/browser-storage.ts'

const place: StorageKey = 'asal'

/** Stores where the visitor came from for this visit: campaign parameters and referrer. */
export function rememberArrival(): void {
  const parameters = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
  const before = document.referrer && new URL(document.referrer).origin
  const arrival = { ...(before && before !== location.origin ? { referrer: before } : {}), ...Object.fromEntries(parameters) }
  if (Object.keys(arrival).length === 0) return
  try {
    sessionStorage.setItem(place, JSON.stringify(arrival))
  } catch {}
}

/** Adds the stored arrival to a form's `source` value. Parameters of the form's own address have priority. */
export function withArrival(source: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(sessionStorage.getItem(place) ?? '{}'), ...JSON.parse(source) })
  } catch {
    return source
  }
}
