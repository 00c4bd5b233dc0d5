import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTag } from '../../lib/page-tracking.ts'
import { addScript } from './add-script.ts'
import type { Receiver, TrackedEvent } from './data-layer.ts'
import { command, tellConsent } from './google-consent.ts'

const page = globalThis as { dataLayer?: unknown[] }

/** Loads the scripts, grants what is allowed, and returns the receiver of events. */
export function startGoogle(tags: readonly PageTag[], allowed: readonly ConsentPurpose[]): Receiver {
  tellConsent('update', allowed)
  // Without the fragment. A page with a secret or a typed text in its address loads no tags.
  command('set', { page_location: location.href.split('#')[0] })
  command('js', new Date())
  const managers = tags.filter(({ kind }) => kind === 'gtm')
  const others = tags.filter(({ kind }) => kind !== 'gtm')
  for (const { id } of others) command('config', id.split('/')[0], { send_page_view: false })
  const loads = managers.map(({ id }) => {
    page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  })
  const [first] = others
  if (first) loads.push(addScript(`https://www.googletagmanager.com/gtag/js?id=${first.id.split('/')[0]}`))
  const isMissing = Promise.all(loads).then((loaded) => !loaded.includes(true))
  return (event) => Promise.race([taken(event, tags), isMissing.then((missing) => (missing ? null : never))])
}

const never = new Promise<never>(() => {})

/** Sends an event to each tag. Ends when they say that they have taken it. */
function taken({ name, values }: TrackedEvent, tags: readonly PageTag[]): Promise<unknown> {
  const { contact, ...plain } = values as { contact?: { phone: string | null; email: string | null } }
  const hashes = contact && { sha256_phone_number: contact.phone, sha256_email_address: contact.email }
  if (hashes) command('set', 'user_data', hashes)
  return Promise.all(
    tags.map(
      ({ kind, id }) =>
        new Promise<void>((resolve) => {
          if (kind === 'gtm') {
            page.dataLayer?.push({ event: name, ...plain, ...(hashes && { user_data: hashes }), eventCallback: resolve })
          } else if (kind === 'ga4') command('event', name, { ...plain, send_to: id, event_callback: resolve })
          else if (hashes || 'currency' in plain)
            command('event', 'conversion', { ...plain, send_to: id, event_callback: resolve })
          else resolve()
        }),
    ),
  )
}
