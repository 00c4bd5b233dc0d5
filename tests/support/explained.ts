import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { z } from 'zod'
import type { Db } from '../../app/platform/database.server.ts'
import type { PlanStep } from './plan-step.ts'

const plans = z.array(z.object({ Plan: z.custom<PlanStep>() }))

/** A statement with the indexes and scans of its plan, and the number of rows it reads. */
export type Explained = { statement: string; scans: string[]; indexes: string[]; rows: number }

/**
 * Runs a use case, and asks the database for the plan of each of its statements. `settings`: of the planner, which reads small
 * tables whole. With `enable_seqscan = off` it does so only where no index can answer.
 */
export async function explained<Answer>(
  db: Db,
  use: (db: Db) => Promise<Answer>,
  settings: readonly string[] = [],
): Promise<{ answer: Answer; seen: Explained[] }> {
  const seen: Explained[] = []
  const watching = drizzle(async (query, params, method) => {
    // Content is remembered by each process.
    if (!query.includes('sheet_revisions')) seen.push(scanned(query, await planOf(db, query, params, settings)))
    const rows = await run(db, sql``, query, params)
    return method === 'execute' ? { rows: { rows } as never } : { rows: rows.map((row) => Object.values(row)) }
  })
  const transaction = (work: (tx: unknown) => unknown) => work(Object.assign(watching, { transaction }))
  return { answer: await use(Object.assign(watching, { transaction }) as unknown as Db), seen }
}

class Undo extends Error {}

/** Explaining a statement runs it, so what it changes is taken back. */
async function planOf(db: Db, query: string, params: unknown[], settings: readonly string[]): Promise<Record<string, unknown>[]> {
  let plan: Record<string, unknown>[] = []
  const explain = async (tx: Db) => {
    for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`))
    plan = await run(tx, sql`explain (analyze, format json) `, query, params)
    throw new Undo()
  }
  await db.transaction(explain).catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
  return plan
}

async function run(db: Db, before: SQL, query: string, params: unknown[]): Promise<Record<string, unknown>[]> {
  // A number in front of each piece of the query names the parameter before it.
  const [first = '', ...pieces] = query.split(/\$(?=\d)/)
  const others = pieces.map((piece) => {
    const [place = ''] = /^\d+/.exec(piece) ?? []
    return sql`${params[Number(place) - 1]}${sql.raw(piece.slice(place.length))}`
  })
  const { rows } = (await db.execute(sql.join([before, sql.raw(first), ...others]))) as unknown as {
    rows: Record<string, unknown>[]
  }
  return rows
}

function scanned(statement: string, [row]: Record<string, unknown>[]): Explained {
  const [{ Plan: root }] = plans.parse(row?.['QUERY PLAN']) as [{ Plan: PlanStep }]
  const nodes = flat(root)
  const scans = nodes.filter((node) => node['Relation Name'] && node['Node Type'] !== 'ModifyTable')
  return {
    statement,
    scans: scans.map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rows: scans.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
  }
}

function flat(node: PlanStep): PlanStep[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)]
}
