import { data, Link } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/table.screen'
import { words as dealerWords } from './dealers/words.ts'
import { type FileRows, readTableFile } from './files/table-file.server.ts'
import { TableEditor } from './grid/TableEditor.tsx'
import { readTypedEdits } from './read-edits.server.ts'
import { type Review, reviewEdits, saveEdits } from './save-table.server.ts'
import { editPermissionOf } from './table.ts'
import { findTable, openTable, sheetOf } from './tables.server.ts'
import { words } from './words.ts'

/** The table whose page leads to the correction of regencies. */
const dealersSheetName = 'dealer'

export type FileAnswer = { file: FileRows }
export type EditAnswer = { isSaved: boolean; review: Review | null }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, staff, allow } = deskOf(context)
  const grant = allow('content:read')
  const table = findTable(params.table)
  if (!table) throw data(null, 404)
  return { ...(await openTable(db, grant, table)), readOnly: !may(staff, editPermissionOf(table)) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const table = findTable(params.table)
  if (!table) throw data(null, 404)
  const grant = allow(editPermissionOf(table))
  const body = await readBody(request)
  if (readText(body, 'act') === 'file') {
    const file = body.get('file')
    const read = await readTableFile(await sheetOf(db, table), file instanceof File ? file : null)
    return data({ file: read } satisfies FileAnswer, read.ok ? 200 : 422)
  }
  const typed = await readTypedEdits(body)
  if (!typed || typed.length === 0) throw data(null, 400)
  if (readText(body, 'act') === 'save') {
    const way = readText(body, 'way') === 'imported' ? 'imported' : 'typed'
    const saved = await saveEdits(db, grant, table, { typed, way }, clock.now())
    if (saved.ok) return { isSaved: true, review: null } satisfies EditAnswer
    const review = { refusals: saved.refusal, warnings: [], understood: [] }
    return data({ isSaved: false, review } satisfies EditAnswer, 422)
  }
  return { isSaved: false, review: await reviewEdits(db, grant, table, typed, clock.now()) } satisfies EditAnswer
}

export default function TableScreen({ loaderData }: Route.ComponentProps) {
  const { readOnly, ...table } = loaderData
  const { name, title, help } = table.sheet
  const links = [
    { to: at.tableHistory(name), label: words.history },
    ...(name === dealersSheetName ? [{ to: at.dealerRegency(), label: dealerWords.title }] : []),
    { to: at.tableExport(name, { format: 'csv' }), label: `${words.download} CSV`, isFile: true },
    { to: at.tableExport(name, { format: 'xlsx' }), label: `${words.download} XLSX`, isFile: true },
  ]
  return (
    <OfficePage title={title}>
      <p className="max-w-prose">{help}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to={at.tables()} className="underline underline-offset-4">
          {words.back}
        </Link>
        {links.map(({ to, label, isFile }) => (
          <Link key={to} to={to} reloadDocument={isFile === true} className="underline underline-offset-4">
            {label}
          </Link>
        ))}
      </p>
      <TableEditor key={name} table={table} readOnly={readOnly} />
    </OfficePage>
  )
}
