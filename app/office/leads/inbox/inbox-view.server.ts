import { at } from '../../../addresses.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { optionsOf, readDealerChoices } from '../../../core/dealers/dealer-choices.server.ts'
import { leadKinds } from '../../../core/leads/payload.ts'
import { type Models, modelName } from '../../../core/leads/request/about-words.ts'
import { workStatuses } from '../../../core/leads/work-status.ts'
import { recordSeen } from '../../../core/staff/audit.server.ts'
import { type Grant, may } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { kindNames, statusNames, listWords as words } from '../words.ts'
import { assignable } from '../work/assignable.server.ts'
import { type Filter, filterQuery, readFilter, statusSlugs, views } from './filter.ts'
import { countViews, endOfDay, type InboxRow, readInbox } from './inbox.server.ts'

export type InboxView = Awaited<ReturnType<typeof readInboxView>>
export type RowView = InboxView['rows'][number]

type Desk = { db: Db; now: Instant }

/** Everything that the inbox shows, in words and milliseconds. Which leads were seen is written to the audit log. */
export async function readInboxView({ db, now }: Desk, grant: Grant<'lead:read'>, query: URLSearchParams) {
  const filter = readFilter(query)
  const dayEnds = endOfDay(now, 'Asia/Jakarta')
  const [page, counts, options] = await Promise.all([
    readInbox(db, grant, { filter, now, dayEnds }),
    countViews(db, grant, { now, dayEnds }),
    readOptions(db, grant, filter),
  ])
  const seen = page.rows.map(({ reference }) => reference)
  await recordSeen(db, grant, filter.query ? 'leads-searched' : 'leads-listed', seen, now)
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  const { after, ...start } = filter
  return {
    now: now.epochMilliseconds,
    rows: page.rows.map((row) => rowView(row, models)),
    views: shownViews(grant, filter, counts),
    typed: filter.query,
    isNarrowed: Boolean(filter.query || filter.kind || filter.status || filter.dealer),
    view: filter.view,
    nextHref: page.next && at.leads(filterQuery({ ...filter, after: page.next })),
    firstHref: after && at.leads(filterQuery({ ...start, after: null })),
    clearHref: at.leads(filterQuery({ ...start, query: '', after: null })),
    export: may(grant.staff, 'lead:export') ? exportHrefs(filter) : null,
    figuresHref: may(grant.staff, 'figures:read') ? at.leadFigures() : null,
    mayAnswer: may(grant.staff, 'lead:answer'),
    ...options,
  }
}

export function rowView(row: InboxRow, models: Models) {
  return {
    reference: row.reference,
    name: row.name,
    kind: kindNames[row.kind],
    car: row.vehicle ? modelName(models, row.vehicle) : null,
    dealer: row.dealer ?? words.maker,
    status: row.status,
    assignee: row.assignee,
    askedAt: row.askedAt.epochMilliseconds,
    dueAt: row.dueAt?.epochMilliseconds ?? null,
    contactedAt: row.firstContactAt?.epochMilliseconds ?? null,
    isEscalated: row.escalatedAt !== null && row.dueAt !== null,
    isMerged: row.mergedInto !== null,
  }
}

/** The saved filters as links. Each begins at its start, without a search. */
function shownViews({ staff }: Grant, filter: Filter, counts: Partial<Record<Filter['view'], number>>) {
  const shown = views.filter((view) => view !== 'dieskalasi' || staff.role === 'administrator' || staff.role === 'auditor')
  return shown.map((view) => ({
    view,
    label: words.views[view],
    count: counts[view] ?? null,
    href: at.leads(filterQuery({ ...filter, view, query: '', after: null })),
    isCurrent: view === filter.view && !filter.query,
  }))
}

function exportHrefs(filter: Filter) {
  const query = filterQuery({ ...filter, after: null })
  return { csv: at.leadExport({ ...query, format: 'csv' }), xlsx: at.leadExport({ ...query, format: 'xlsx' }) }
}

/** What the selects of the inbox offer, with the present choice. */
async function readOptions(db: Db, grant: Grant, filter: Filter) {
  const isEveryDealer = grant.scope === 'all'
  return {
    kinds: leadKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
    statuses: workStatuses.map((status) => ({ value: statusSlugs[status], label: statusNames[status] })),
    dealers: isEveryDealer ? optionsOf(await readDealerChoices(db)) : [],
    employees: may(grant.staff, 'lead:answer') ? await assignable(db, grant) : [],
    chosen: {
      tampil: filter.view,
      jenis: filter.kind ?? '',
      status: filter.status ? statusSlugs[filter.status] : '',
      dealer: filter.dealer ?? '',
      urut: filter.sort,
    },
  }
}
