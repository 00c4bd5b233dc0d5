import { Client } from 'pg'

/** Makes an empty database on a server and returns its address. `server` is the address of any database there. */
export const newServerDatabase = (server: string): Promise<string> => create(server, 'template1')

/** Copies a database on its server. No connection may use the original. */
export const copyServerDatabase = (original: string): Promise<string> => create(original, nameOf(original))

/** A database as the first start of a site leaves it, for browser tests. */
export const filledServerDatabase = (): Promise<string> => copyServerDatabase(String(process.env.TEST_SERVER_TEMPLATE))

export async function dropServerDatabase(url: string): Promise<void> {
  await onServer(url, `drop database ${nameOf(url)} with (force)`)
}

async function create(server: string, template: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`
  await onServer(server, `create database ${name} template ${template}`)
  return named(server, name)
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: named(server, 'postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

function named(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
