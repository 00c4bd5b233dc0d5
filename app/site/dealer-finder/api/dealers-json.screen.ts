import { at } from '~/addresses.ts'
import type { Route } from './+types/dealers-json.screen.ts'
import { dealersJson } from './export.ts'
import { exportAnswer } from './export-answer.server.ts'

export const handle = { open: true }

/** `/api/dealers.json?service=bodi-cat&province=jawa-barat` */
export function loader(visit: Route.LoaderArgs) {
  return exportAnswer(visit, { type: 'application/json', address: at.dealersJson, write: dealersJson })
}
