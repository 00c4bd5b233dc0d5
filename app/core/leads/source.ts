import { z } from 'zod'

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
const longest = 200

/** Where a visitor came from: campaign parameters of the address they arrived at, and the site before. */
export const source = z.partialRecord(z.enum([...parameters, 'referrer', 'page']), z.string().max(longest))
export type Source = z.infer<typeof source>

/** What an address and its referrer tell; a page of our own tells nothing. */
export function sourceOf(address: URL, referrer: string | null): Source {
  const given = parameters.flatMap((name) => {
    const value = address.searchParams.get(name)
    return value ? [[name, value.slice(0, longest)]] : []
  })
  const before = originOf(referrer)
  const elsewhere = before && before !== address.origin ? { referrer: before.slice(0, longest) } : {}
  return { ...Object.fromEntries(given), ...elsewhere }
}

/** What a form carried along; nothing of it is needed, so what is broken is left out. */
export function readSource(typed: string): Source {
  try {
    return source.parse(JSON.parse(typed))
  } catch {
    return {}
  }
}

function originOf(address: string | null): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null
}
