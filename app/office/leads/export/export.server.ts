import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { type Models, modelName } from '../../../core/leads/request/about-words.ts'
import { recordAudit } from '../../../core/staff/audit.server.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { csvLine, csvStart } from '../../../lib/csv.ts'
import type { Instant } from '../../../lib/instant.ts'
import { nationalLandline } from '../../../lib/landline.ts'
import { isMobile, nationalMobile } from '../../../lib/phone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { xlsx } from '../../../platform/xlsx.server.ts'
import { type Filter, filterQuery } from '../inbox/filter.ts'
import { type Asked, type InboxRow, readInbox } from '../inbox/inbox.server.ts'
import { kindNames, statusNames } from '../words.ts'
import { exportWords as words } from './words.ts'

type Exporting = Grant<'lead:export'>
type Wanted = Omit<Asked, 'length'>

/** The leads that a filter shows as CSV, while they are read. The file is an entry of the audit log. */
export async function* exportCsv(db: Db, grant: Exporting, wanted: Wanted): AsyncGenerator<Uint8Array> {
  await recordExport(db, grant, wanted, 'csv')
  yield Buffer.from(csvStart + csvLine(words.columns))
  for await (const rows of batches(db, grant, wanted)) yield Buffer.from(rows.map(csvLine).join(''))
}

/** The same as XLSX. */
export async function* exportXlsx(db: Db, grant: Exporting, wanted: Wanted): AsyncGenerator<Uint8Array> {
  await recordExport(db, grant, wanted, 'xlsx')
  yield* xlsx(words.sheet, words.columns, batches(db, grant, wanted))
}

/** What was searched for may be the contact of a visitor, so the log names only the filter. */
async function recordExport(db: Db, grant: Exporting, { filter, now }: Wanted, format: string): Promise<void> {
  const { q, ...query } = filterQuery({ ...filter, after: null })
  const after = { format, filter: { ...query, ...(q && { q: '…' }) } }
  await recordAudit(db, grant, { action: 'leads-exported', subject: { kind: 'leads', id: format }, after }, now)
}

const rowsAtOnce = 500

async function* batches(db: Db, grant: Exporting, { filter, now, dayEnds }: Wanted): AsyncGenerator<string[][]> {
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  let after: Filter['after'] = null
  do {
    // An employee who may export may also read, and for the same dealers.
    const page = await readInbox(db, grant as unknown as Grant<'lead:read'>, {
      filter: { ...filter, after },
      now,
      dayEnds,
      length: rowsAtOnce,
    })
    yield page.rows.map((row) => cellsOf(row, models))
    after = page.next
  } while (after)
}

function cellsOf(row: InboxRow, models: Models): string[] {
  return [
    row.reference,
    minuteOf(row.askedAt),
    kindNames[row.kind],
    statusNames[row.status],
    row.name,
    isMobile(row.phone) ? nationalMobile(row.phone) : nationalLandline(row.phone),
    row.email ?? '',
    row.vehicle ? modelName(models, row.vehicle) : '',
    row.dealer ?? words.maker,
    row.assignee ?? '',
    row.dueAt ? minuteOf(row.dueAt) : '',
    row.firstContactAt ? minuteOf(row.firstContactAt) : '',
  ]
}

/** `2026-11-27 09:30` in Jakarta: spreadsheets can sort it. */
function minuteOf(at: Instant): string {
  return at.toZonedDateTimeISO('Asia/Jakarta').toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
