import { at } from '~/addresses.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { readRetiredModels } from '~/core/cars/retired.server.ts'
import { remembered } from '~/core/content/content-memory.server.ts'
import { waitingFor } from '~/core/conversations/staff-lists.server.ts'
import { readOutboxFigures } from '~/core/messages/outbox-figures.server.ts'
import { recordSeen } from '~/core/staff/audit.server.ts'
import { type Grant, may } from '~/core/staff/grant.ts'
import { lastBackup } from '~/platform/backup/last-backup.server.ts'
import { readContentWork } from '../content/content-work.server.ts'
import type { Desk } from '../frame/desk.server.ts'
import { readTotals } from '../leads/figures/figures.server.ts'
import { filterQuery, readFilter } from '../leads/inbox/filter.ts'
import { type CountedView, countViews, endOfDay, readInbox } from '../leads/inbox/inbox.server.ts'
import { rowView } from '../leads/inbox/inbox-view.server.ts'
import { words } from './words.ts'

/** Rows of the list of what to do next. */
const mostUrgent = 8

/** How long the figures of two weeks stay in memory: they hardly change, and are read from all leads of these weeks. */
const speedMilliseconds = 5 * 60_000

const shownViews = ['terlambat', 'hari-ini', 'baru', 'milik-saya'] as const satisfies readonly CountedView[]

/** What the employee should do first. Parts that the role may not see are null. */
export async function readToday({ db, staff, clock, allow }: Desk) {
  const now = clock.now()
  const reads = may(staff, 'lead:read') ? allow('lead:read') : null
  const [work, chats, content, speed, faults] = await Promise.all([
    reads && readWork(),
    may(staff, 'chat:read') ? readChats() : null,
    may(staff, 'content:edit') ? readContentWork(db, allow('content:edit'), now) : null,
    may(staff, 'figures:read') ? readSpeed(allow('figures:read')) : null,
    may(staff, 'operations:read') ? readFaults() : null,
  ])
  return { name: staff.name, now: now.epochMilliseconds, work, chats, content, speed, faults }

  /** The counts of the saved filters, and the leads with the least time left. */
  async function readWork() {
    const grant = allow('lead:read')
    const dayEnds = endOfDay(now, 'Asia/Jakarta')
    const filter = readFilter(new URLSearchParams({ tampil: 'baru' }))
    const [counts, page, cars, retired] = await Promise.all([
      countViews(db, grant, { now, dayEnds }),
      readInbox(db, grant, { filter, now, dayEnds, length: mostUrgent }),
      readCatalogue(db),
      readRetiredModels(db),
    ])
    await recordSeen(
      db,
      grant,
      'leads-listed',
      page.rows.map(({ reference }) => reference),
      now,
    )
    const views = shownViews.map((view) => ({ view, count: counts[view], href: at.leads(filterQuery({ ...filter, view })) }))
    return { views, rows: page.rows.map((row) => rowView(row, { cars, retired })) }
  }

  /** Visitors who wait in the live chat, for this employee or for any. */
  async function readChats() {
    const { count, since } = await waitingFor(db, allow('chat:read'), now)
    return { count, since: since?.epochMilliseconds ?? null }
  }

  /** How fast leads of the last seven days were answered, beside the seven days before. */
  function readSpeed(grant: Grant<'figures:read'>) {
    const part = Math.floor(now.epochMilliseconds / speedMilliseconds)
    return remembered(db, `speed of ${grant.scope} ${part}`, () =>
      readTotals(db, grant, { from: now.subtract({ hours: 7 * 24 }), to: now }, now),
    )
  }

  /** What an operator should look at. */
  async function readFaults(): Promise<string[]> {
    const [{ givenUp, oldestSeconds }, backup] = await Promise.all([readOutboxFigures(db, now), lastBackup(db)])
    const isBackupOld = !backup || backup.finishedAt.until(now).total('hours') > 26
    return [
      ...(givenUp > 0 ? [words.faults.givenUp(givenUp)] : []),
      ...(oldestSeconds > 600 ? [words.faults.waiting(Math.round(oldestSeconds / 60))] : []),
      ...(isBackupOld ? [words.faults.backup] : []),
    ]
  }
}

export type Today = Awaited<ReturnType<typeof readToday>>
