import { at } from '~/addresses.ts'
import type { Route } from './+types/dealers-geojson.screen.ts'
import { dealersGeoJson } from './export.ts'
import { exportAnswer } from './export-answer.server.ts'

export const handle = { open: true }

/** `/api/dealers.geojson`: the dealers as GeoJSON, for maps. */
export function loader(visit: Route.LoaderArgs) {
  return exportAnswer(visit, { type: 'application/geo+json', address: at.dealersGeoJson, write: dealersGeoJson })
}
