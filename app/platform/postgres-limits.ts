/** Timeouts in ms. A visitor must not wait for ever for a server that is gone, overloaded or frozen. */
export type PostgresLimits = {
  /** For a new connection, and for a free connection of the pool. */
  connect: number
  /** The server cancels a statement that takes longer, also while it waits for a lock. */
  statement: number
  /** The longest wait for an answer. It is longer than `statement`, for a server that does not cancel. */
  answer: number
  /** The server ends a transaction whose process does nothing, so that its locks block no other process. */
  idleInTransaction: number
  /** The server ends the connection of a migration whose process does nothing, so that another instance can migrate. */
  idleInMigration: number
}

export const postgresLimits: PostgresLimits = {
  connect: 5_000,
  statement: 8_000,
  answer: 10_000,
  idleInTransaction: 15_000,
  idleInMigration: 30_000,
}

/** For connections outside the pool. Keep-alive detects within twenty seconds that the other side is gone. */
export const connectionLimits = {
  connectionTimeoutMillis: postgresLimits.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
