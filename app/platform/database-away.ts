import { DrizzleQueryError } from 'drizzle-orm'

/** The database cannot take a query now: no connection is available, or the disk is full. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** SQLSTATE classes: connection exception, insufficient resources. */
const awayClasses = ['08', '53']
/**
 * Single SQLSTATEs: the server shuts down or starts; it ended the connection or the statement; it is a standby that
 * cannot write (25006); or two transactions blocked each other.
 */
const awayStates = ['57P01', '57P02', '57P03', '57P05', '57014', '25P03', '25006', '40001', '40P01', '55P03']
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
const lookupCodes = ['ENOTFOUND', 'EAI_AGAIN']
/** The driver sets no code on these errors. */
const driverMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/**
 * True when an error means that the database cannot be used now, so that the same request may succeed a little later.
 * False for every other error, also when another service cannot be reached.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause) || isAwayInDriver(error.cause)
  return error instanceof Error && isDatabaseAway(error.cause)
}

/** The same check for an error thrown by the driver itself. */
export function isAwayInDriver(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return driverMessages.test(error.message)
  return (
    [...awayStates, ...networkCodes, ...lookupCodes].includes(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && awayClasses.includes(code.slice(0, 2)))
  )
}
