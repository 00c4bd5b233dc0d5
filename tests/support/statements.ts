import { Client } from 'pg'
import { vi } from 'vitest'

/** The statements that PostgreSQL gets while `work` runs, with `begin` and `commit`. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([statement]) => textOf(statement))
  } finally {
    query.mockRestore()
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return String((statement as { text?: unknown } | undefined)?.text)
}
