import { z } from 'zod'

const variables = z.object({
  /** Raster tiles over the drawn map, `https://…/{z}/{x}/{y}.png`. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((place) => url.includes(place)), 'needs the places {z}, {x} and {y}')
    .refine((url) => !/[{}]/.test(originOf(url)), 'needs one host, without a place in its name'),
  /** What their source asks to be written under the map. */
  MAP_TILES_ATTRIBUTION: z.string(),
})

export type MapTiles = {
  template: string
  attribution: string
  /** What the page's policy has to allow for pictures. */
  origin: string
}

/** Null while none are configured: then the drawn map stands alone. Throws a message that names the variable. */
export function readMapTiles(given: Record<string, string | undefined>): MapTiles | null {
  if (!given.MAP_TILES_URL) return null
  const parsed = variables.safeParse({ ...given, MAP_TILES_ATTRIBUTION: given.MAP_TILES_ATTRIBUTION || undefined })
  if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`)
  const { MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: attribution } = parsed.data
  return { template, attribution, origin: originOf(template) }
}

function originOf(template: string): string {
  return /^https?:\/\/[^/]*/.exec(template)?.[0] ?? ''
}
