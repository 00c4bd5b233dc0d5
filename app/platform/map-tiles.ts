import { z } from 'zod'
import { wrongVariables } from './wrong-variables.ts'

const places = ['{z}', '{x}', '{y}']

const variables = z
  .object({
    /** Address of tiles over the drawn map: `https://…/{z}/{x}/{y}.png`, `….mvt`, or one archive, `https://….pmtiles`. */
    MAP_TILES_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => isArchive(url) || places.every((place) => url.includes(place)), 'needs the places {z}, {x} and {y}')
      .refine((url) => !/[{}]/.test(originOf(url)), 'needs one host, without a place in its name'),
    /** Raster pictures, or vector shapes that the page draws. By default the address decides. */
    MAP_TILES_KIND: z.enum(['raster', 'vector']).optional(),
    /** The attribution that the source requires below the map. */
    MAP_TILES_ATTRIBUTION: z.string(),
  })
  .refine((given) => given.MAP_TILES_KIND !== 'raster' || !isArchive(given.MAP_TILES_URL), {
    path: ['MAP_TILES_KIND'],
    error: 'an archive is read as vector tiles only',
  })

export type MapTiles = {
  template: string
  attribution: string
  kind: 'raster' | 'vector'
  /** Origin that the page's security policy must allow, for pictures or for data. */
  origin: string
}

/** Null without configured tiles: then only the drawn map is shown. Throws an error that names the variable. */
export function readMapTiles(given: Record<string, string | undefined>): MapTiles | null {
  if (!given.MAP_TILES_URL) return null
  const parsed = variables.safeParse({
    ...given,
    MAP_TILES_ATTRIBUTION: given.MAP_TILES_ATTRIBUTION || undefined,
    MAP_TILES_KIND: given.MAP_TILES_KIND || undefined,
  })
  if (!parsed.success) throw wrongVariables(parsed.error)
  const { MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_KIND: kind } = parsed.data
  return { template, attribution, kind: kind ?? kindOf(template), origin: originOf(template) }
}

function kindOf(template: string): MapTiles['kind'] {
  return isArchive(template) || /\.(mvt|pbf)$/.test(pathOf(template)) ? 'vector' : 'raster'
}

function isArchive(template: string): boolean {
  return pathOf(template).endsWith('.pmtiles')
}

function pathOf(template: string): string {
  return template.replace(/[?#].*/, '')
}

function originOf(template: string): string {
  return /^https?:\/\/[^/]*/.exec(template)?.[0] ?? ''
}
