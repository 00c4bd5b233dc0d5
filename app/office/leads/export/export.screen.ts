import { Readable } from 'node:stream'
import { deskOf } from '../../frame/desk.server.ts'
import { readFilter } from '../inbox/filter.ts'
import { endOfDay } from '../inbox/inbox.server.ts'
import type { Route } from './+types/export.screen'
import { exportCsv, exportXlsx } from './export.server.ts'
import { exportWords as words } from './words.ts'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', make: exportCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', make: exportXlsx },
}

/** The leads that the filter of the address shows, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const { type, make } = formats[name]
  const now = clock.now()
  const wanted = { filter: { ...readFilter(searchParams), after: null }, now, dayEnds: endOfDay(now, 'Asia/Jakarta') }
  const pieces = Readable.from(make(db, allow('lead:export'), wanted), { objectMode: false })
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${words.file}.${name}"` }
  return new Response(Readable.toWeb(pieces) as ReadableStream, { headers })
}
