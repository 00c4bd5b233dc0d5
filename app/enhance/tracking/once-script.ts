import type { PageTag } from '../../lib/page-tracking.ts'
import { markerCookie } from '../../lib/tracking-cookies.ts'
import { addScript } from './add-script.ts'
import { readCookie, setCookie } from './own-cookies.ts'

const markerSeconds = 39_800

/** Adds an external script unless its marker cookie says that it ran. Only at http(s) hosts with a dot in the name. */
export function runOnce({ id, address }: Pick<PageTag, 'id' | 'address'>): void {
  const marker = markerCookie + id
  if (!/^https?:$/.test(location.protocol) || !location.hostname.includes('.') || readCookie(marker) !== null) return
  addScript(address)
  setCookie(marker, '1', markerSeconds)
}
