import { previewParameter } from '../app/core/content/preview.ts'
import { type Preview, withPreview } from '../app/core/content/preview-overlay.server.ts'
import { findPreview } from '../app/core/content/previews.server.ts'
import { dayAndTime } from '../app/lib/day.ts'
import type { Services } from '../app/platform/services.ts'

/** The preview in an address. Null for an address without one; `refused` when its token does not open this page. */
export async function previewAt(
  address: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Preview | 'refused' | null> {
  const [path, query] = address.split('?', 2)
  const token = new URLSearchParams(query).get(previewParameter)
  if (token === null) return null
  const preview = await findPreview(db, token, clock.now())
  return preview?.path === path ? preview : 'refused'
}

/** What the screens of a preview get: the database with its revision, and what the frame says about it. */
export function servicesOf(preview: Preview | null, db: Services['db']): Pick<Services, 'db' | 'preview'> {
  if (!preview) return { db, preview: null }
  const { expiresAt, zone, isShown } = preview
  return { db: withPreview(db, preview), preview: { until: dayAndTime(expiresAt, zone), isShown } }
}

/**
 * Search engines leave the page out. The editor of the office shows it in a frame; nobody else may.
 */
export function markAsPreview(headers: Headers): void {
  headers.set('X-Robots-Tag', 'noindex')
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}
