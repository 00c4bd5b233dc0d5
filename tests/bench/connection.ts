import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'

/** Where a site keeps its data: in a folder, or in a folder and a PostgreSQL database. */
export type Place = { dataDir: string; url?: string }

type Row = Record<string, unknown>
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>

/** A direct connection to a database, without the site's code. */
export type Connection = {
  query: Query
  transaction: (work: (query: Query) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Connects to a database. Only one process at a time can open an embedded one. */
export function connect({ dataDir, url }: Place): Promise<Connection> {
  return url ? connectToServer(url) : openEmbedded(join(dataDir, 'database'))
}

/** Opens a database, runs `work` and closes the database again. */
export async function withDatabase<T>(place: Place, work: (query: Query) => Promise<T>): Promise<T> {
  const { query, close } = await connect(place)
  try {
    return await work(query)
  } finally {
    await close()
  }
}

async function openEmbedded(folder: string): Promise<Connection> {
  const lite = await PGlite.create(folder)
  return {
    query: async (text, values = []) => (await lite.query<Row>(text, values)).rows,
    transaction: (work) => lite.transaction((tx) => work(async (text, values = []) => (await tx.query<Row>(text, values)).rows)),
    close: () => lite.close(),
  }
}

/** Opens as many connections as the site does. */
async function connectToServer(connectionString: string): Promise<Connection> {
  const pool = new Pool({ connectionString, max: 10 })
  return {
    query: async (text, values = []) => (await pool.query<Row>(text, values)).rows,
    transaction: async (work) => {
      const client = await pool.connect()
      await client.query('begin')
      await work(async (text, values = []) => (await client.query<Row>(text, values)).rows)
      await client.query('commit')
      client.release()
    },
    close: () => pool.end(),
  }
}
