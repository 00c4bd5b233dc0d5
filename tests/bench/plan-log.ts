import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PlanStep } from '../support/plan-step.ts'
import { type Place, withDatabase } from './connection.ts'

/** A step of a plan that read many rows or many blocks of 8 KB, with its table or index and its statement. */
export type BigRead = { step: string; table: string; rows: number; blocks: number; statement: string }

const manyRows = 5000
/** A step that finds few rows may still have read a whole index. Rows far apart take a few blocks each. */
const manyBlocks = 5000

/** Tells PostgreSQL to log the plan of every statement of new connections. */
export async function openPlanLog(place: Place): Promise<{ readNew: () => BigRead[] }> {
  const [folder] = await withDatabase(place, async (query) => {
    const [{ name } = {}] = await query('select current_database() as name')
    const settings = {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_buffers': 'on',
      'auto_explain.log_format': 'json',
    }
    await query(`load 'auto_explain'`)
    for (const [setting, value] of Object.entries(settings)) await query(`alter database "${name}" set ${setting} = '${value}'`)
    return query('show data_directory')
  })
  const file = join(dirname(String(folder?.data_directory)), 'log')
  let read = statSync(file).size
  /** The big reads since the last call. */
  const readNew = () => {
    const added = readFileSync(file).subarray(read)
    read += added.length
    return plansIn(added.toString('utf8')).flatMap(({ statement, plan }) => bigReads(plan, statement))
  }
  return { readNew }
}

type Logged = { statement: string; plan: PlanStep }

function plansIn(log: string): Logged[] {
  return [...log.matchAll(/plan:\n((?:\t.*\n)+)/g)].map(([, json = '']) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json.replaceAll('\n\t', '\n'))
    return { statement: / from .*/s.exec(text)?.[0].trim() ?? text, plan }
  })
}

function bigReads(node: PlanStep, statement: string): BigRead[] {
  const inner = node.Plans ?? []
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const rows = (node['Actual Rows'] + removed) * node['Actual Loops']
  const blocks = blocksOf(node) - inner.reduce((sum, step) => sum + blocksOf(step), 0)
  const table = node['Relation Name'] ?? node['Index Name']
  const own =
    table && (rows >= manyRows || blocks >= manyBlocks) ? [{ step: node['Node Type'], table, rows, blocks, statement }] : []
  return [...own, ...inner.flatMap((step) => bigReads(step, statement))]
}

const blocksOf = (node: PlanStep) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)
