import { data } from 'react-router'
import { deskOf } from '../frame/desk.server.ts'
import type { Route } from './+types/export.screen'
import { csvOf, xlsxOf } from './files/table-file.server.ts'
import { findTable, openTable } from './tables.server.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  const grant = allow('content:read')
  const table = findTable(params.table)
  if (!table) throw data(null, 404)
  const { sheet, rows } = await openTable(db, grant, table)
  const format = new URL(request.url).searchParams.get('format') === 'xlsx' ? 'xlsx' : 'csv'
  const file = format === 'xlsx' ? await xlsxOf(sheet, rows) : csvOf(sheet, rows)
  return new Response(file, {
    headers: { 'Content-Type': types[format], 'Content-Disposition': `attachment; filename="${sheet.name}.${format}"` },
  })
}
