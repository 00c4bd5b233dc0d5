import { isAwayInDriver } from '../app/platform/database-away.ts'
import { UnsuitableServer } from '../app/platform/postgres.server.ts'

/** Tells the operator why a PostgreSQL server cannot be used; undefined for any other fault. Never shows the password. */
export function postgresFault(error: unknown, databaseUrl: string): string | undefined {
  const { server, host, user, name } = readUrl(databaseUrl)
  const chain = causesOf(error)
  if (chain.some((cause) => cause instanceof UnsuitableServer))
    return `PostgreSQL at ${server} is too old. Version 15 or newer is needed.`
  const codes = chain.map(({ code }) => code ?? '')
  const has = (...wanted: string[]) => codes.some((code) => wanted.includes(code))
  if (has('ECONNREFUSED', 'ENOENT')) return `No PostgreSQL answers at ${server}. Start it, or correct DATABASE_URL.`
  if (has('ENOTFOUND', 'EAI_AGAIN')) return `The host ${host} in DATABASE_URL is unknown. Correct its name.`
  if (has('28P01', '28000') || chain.some(({ message }) => message.includes('password must be')))
    return `PostgreSQL at ${server} refuses the user ${user}. Correct name and password in DATABASE_URL, or pg_hba.conf.`
  if (has('3D000')) return `PostgreSQL at ${server} has no database ${name}. Create it, or correct DATABASE_URL.`
  if (has('42501'))
    return `The user ${user} may not make tables in the database ${name}. Grant CREATE on it and on its schema public.`
  if (has('53300')) return `PostgreSQL at ${server} has no free connection. Raise max_connections, or stop other clients.`
  if (has('57P03')) return `PostgreSQL at ${server} is starting or stopping. Start the site again when it is ready.`
  if (has('25006')) return `PostgreSQL at ${server} cannot be written: it is a standby. Name the primary in DATABASE_URL.`
  if (chain.some(isTls))
    return `The encrypted connection to ${server} fails (${chain[0]?.message}). Correct sslmode in DATABASE_URL, or NODE_EXTRA_CA_CERTS.`
  if (chain.some(isAwayInDriver)) return `PostgreSQL at ${server} does not answer. Check the network, or correct DATABASE_URL.`
  return undefined
}

type Cause = Error & { code?: string }

function causesOf(error: unknown): Cause[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const tlsCodes = /^(ERR_TLS_|CERT_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_)/
const isTls = ({ code = '', message }: Cause) => tlsCodes.test(code) || message.includes('SSL')

function readUrl(databaseUrl: string) {
  const { hostname, host, username, pathname, searchParams } = new URL(databaseUrl)
  const user = decodeURIComponent(username) || searchParams.get('user') || 'of this process'
  const socket = searchParams.get('host')
  return { server: host || socket || 'localhost', host: hostname, user, name: pathname.slice(1) || user }
}
