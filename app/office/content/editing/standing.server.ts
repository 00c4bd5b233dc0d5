import type { z } from 'zod'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import type { References } from '../form/references.ts'
import type { FormShape } from '../form/shape.ts'
import { bodyOf, type TypedGroup } from '../form/typed.ts'
import { checksOf } from './checks.server.ts'
import { differencesOf } from './differences.server.ts'
import { latestVersion, othersAt, type Place, readItem } from './document.server.ts'
import { readBody } from './drafts.server.ts'
import type { Standing } from './work.ts'

type Asked = { shape: FormShape; references: References; typed: TypedGroup; staffId: string }
type Own = {
  turn: number
  windowId: string
  savedAt: Instant | null
  preview: number | null
  issues?: readonly z.core.$ZodIssue[]
}

/** What the editor shows beside the form, for what stands in it now. */
export async function standingOf(db: Db, place: Place, asked: Asked, own: Own, now: Instant): Promise<Standing> {
  const { shape, references, typed, staffId } = asked
  const raw = bodyOf(shape, typed)
  const read = readBody(place.kind, raw)
  const issues = own.issues ?? (read.ok ? [] : read.refusal)
  const [item, latest, others] = await Promise.all([readItem(db, place), latestVersion(db, place), othersAt(db, place, staffId)])
  const checks = await checksOf(db, { kind: place.kind, shape, body: raw, issues, references }, now)
  const differences = item?.publishAt ? differencesOf(shape, item.body, raw, references) : []
  return {
    turn: own.turn,
    windowId: own.windowId,
    savedAt: own.savedAt?.toString() ?? null,
    preview: own.preview ?? latest?.number ?? null,
    checks,
    changed: differences.map(({ label }) => label),
    latest: latest && { number: latest.number, savedBy: latest.savedBy, savedAt: latest.savedAt.toString() },
    others: others.map(({ name, savedAt }) => ({ name, savedAt: savedAt.toString() })),
  }
}
