import { z } from 'zod'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { previousSite } from '../../lib/previous-site.ts'
import { readable } from '../../lib/typed-text.ts'

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
/** Ids of a click on an advertisement, and the affiliate partner that sent the visitor. Only with the visitor's consent. */
const withConsent = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'partner'] as const
const keys = [...parameters, 'referrer', 'page', ...withConsent] as const
const longest = 200

/** Where a visitor came from: campaign parameters of the first address, and the previous site. */
export const source = z.partialRecord(z.enum(keys), z.string().max(longest))
export type Source = z.infer<typeof source>

/** The source from an address and its referrer. Pages of our own site are no source. */
export function sourceOf(address: URL, referrer: string | null): Source {
  const given = parameters.flatMap((name) => {
    const value = address.searchParams.get(name)
    return value ? [[name, value.slice(0, longest)]] : []
  })
  const before = previousSite(referrer)
  const elsewhere = before && before !== address.origin ? { referrer: before.slice(0, longest) } : {}
  return { ...Object.fromEntries(given), ...elsewhere }
}

/**
 * What a form's hidden field holds: the source from the form's own address and, added by script, what this browser `kept` with
 * the consent to advertising, and the affiliate `partner`.
 */
type Carried = Record<string, unknown> & { kept?: unknown; partner?: unknown }

/**
 * The source from a form's hidden field. It is optional: unknown or invalid values are left out. `allowed`: what the visitor
 * allows now. A form can have been filled in before a withdrawal.
 */
export function readSource(typed: string, allowed: readonly ConsentPurpose[]): Source {
  const given = carriedAlong.safeParse(typed)
  if (!given.success) return {}
  const { kept, partner, ...own }: Carried = given.data
  return {
    ...(allowed.includes('advertising') && known(kept, keys)),
    ...known(own, [...parameters, 'referrer', 'page']),
    ...(allowed.includes('affiliate') && known(partner, keys)),
  }
}

const object = z.record(z.string(), z.unknown())

function known(values: unknown, names: readonly (keyof Source)[]): Source {
  const given = object.safeParse(values)
  if (!given.success) return {}
  const found = names.flatMap((name) => {
    const value = given.data[name]
    const isGiven = typeof value === 'string' && value !== '' && (name !== 'referrer' || previousSite(value) !== null)
    return isGiven ? [[name, storable(value)]] : []
  })
  return Object.fromEntries(found)
}

// JSON can contain characters that a database refuses: half of a surrogate pair, and U+0000.
const storable = (text: string): string => readable(text).slice(0, longest).toWellFormed()

const carriedAlong = z.string().transform((text, context): Record<string, unknown> => {
  try {
    return object.parse(JSON.parse(text))
  } catch {
    context.addIssue('not an object')
    return z.NEVER
  }
})
