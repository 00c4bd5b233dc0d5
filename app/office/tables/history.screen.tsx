import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { writeRow } from '~/core/content/sheets/sheet.ts'
import { listRevisions } from '~/core/content/sheets/sheets.server.ts'
import { may } from '~/core/staff/grant.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { Button } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { Instant } from '../frame/Instant.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/history.screen'
import { Change } from './grid/Change.tsx'
import { rowName } from './grid/problems.ts'
import { type SaveRefusal, undoRevision } from './save-table.server.ts'
import { editPermissionOf } from './table.ts'
import { findTable, sheetOf } from './tables.server.ts'
import { words } from './words.ts'

const mostRevisions = 50
const mostChanges = 50

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, staff, allow } = deskOf(context)
  allow('content:read')
  const table = findTable(params.table)
  if (!table) throw data(null, 404)
  const [sheet, revisions] = [await sheetOf(db, table), await listRevisions(db, table.store.sheet, mostRevisions)]
  return {
    sheet,
    mayUndo: may(staff, editPermissionOf(table)),
    isUndone: new URL(request.url).searchParams.get('kabar') === 'batal',
    revisions: revisions.map(({ edits, savedAt, ...revision }) => ({
      ...revision,
      savedAt: savedAt.toString(),
      number: revision.number,
      count: edits.length,
      edits: edits.slice(0, mostChanges).map(({ before, after }) => ({
        before: before && writeRow(sheet, before),
        after: after && writeRow(sheet, after),
      })),
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const table = findTable(params.table)
  if (!table) throw data(null, 404)
  const grant = allow(editPermissionOf(table))
  const number = readWholeNumber(readText(await readBody(request), 'number'))
  const undone = number !== null ? await undoRevision(db, grant, table, number, clock.now()) : null
  if (!undone) throw data(null, 404)
  return undone.ok ? redirect(at.tableHistory(params.table, { kabar: 'batal' })) : data({ number, refusals: undone.refusal }, 422)
}

export default function HistoryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, revisions, isUndone, mayUndo } = loaderData
  return (
    <OfficePage title={words.historyTitle(sheet.title)}>
      <Link to={at.table(sheet.name)} className="justify-self-start underline underline-offset-4">
        {sheet.title}
      </Link>
      {isUndone && !actionData && <Notice tone="good">{words.undone}</Notice>}
      {revisions.length === 0 && <p>{words.noHistory}</p>}
      <ol className="grid">
        {revisions.map(({ number, savedBy, savedAt, way, undoes, count, edits }) => (
          <li key={number} className="grid gap-2 border-line border-b py-4">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <strong>{words.revision(number)}</strong>
              <span>{`${savedBy}, ${undoes === null ? words.ways[way] : words.undoes(undoes)}`}</span>
              <Instant iso={savedAt} />
            </p>
            <ul className="grid gap-1 text-sm">
              {edits.map((edit) => (
                <Change key={JSON.stringify(edit)} sheet={sheet} edit={edit} understood={null} />
              ))}
              {count > edits.length && <li>{words.more(count - edits.length)}</li>}
            </ul>
            {actionData?.number === number && <Refused sheet={sheet} edits={edits} refusals={actionData.refusals} />}
            {mayUndo && (
              <Form method="post">
                <input type="hidden" name="number" value={number} />
                <Button tone="quiet">{words.undo}</Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </OfficePage>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type RefusedProps = { sheet: Loaded['sheet']; edits: Loaded['revisions'][number]['edits']; refusals: readonly SaveRefusal[] }

function Refused({ sheet, edits, refusals }: RefusedProps) {
  const texts = refusals.map((refusal) => {
    const edit = refusal.edit === null ? undefined : edits[refusal.edit]
    return refusal.reason === 'row' ? refusal.text : rowName(sheet, edit?.after ?? edit?.before ?? [])
  })
  return (
    <div role="alert" className="text-error">
      <p>{words.undoRefused}</p>
      <ul className="list-disc ps-5">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
