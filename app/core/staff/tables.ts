import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** An employee. The columns up to `updatedAt` are those of better-auth. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  role: text().notNull(),
  /** Set when the employee may no longer sign in. */
  leftAt: at('left_at'),
})

/** The dealers of an employee with the role `dealer`. */
export const staffDealers = pgTable(
  'staff_dealers',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    dealerId: text('dealer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.dealerId] })],
)

const ownerId = () =>
  text('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })

/** Table of better-auth: the devices on which employees are signed in. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    staffId: ownerId(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)

/** Table of better-auth: the password hash of an employee (provider `credential`). */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    staffId: ownerId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('staff_accounts_staff').on(table.staffId)],
)

/** Table of better-auth: secrets with an end, such as those of links to set a password. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('staff_verifications_identifier').on(table.identifier)],
)

/** Table of better-auth: the second factor of an employee, encrypted. */
export const staffSecondFactors = pgTable(
  'staff_second_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    staffId: ownerId(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('staff_second_factors_staff').on(table.staffId)],
)

/** The secret that signs cookies and encrypts second factors, when OFFICE_SECRET does not give one. One row. */
export const staffSecrets = pgTable('staff_secrets', {
  id: integer().primaryKey(),
  secret: text().notNull(),
})

/** What employees changed or looked at. The database refuses to change or delete a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    /** Null: the command line. */
    staffId: text('staff_id'),
    staffName: text('staff_name').notNull(),
    role: text().notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The changed values before and after. Never the contact of a visitor: the log outlives it. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_about').on(table.subjectId, table.id),
    index('audit_entries_staff').on(table.staffId, table.id),
    index('audit_entries_action').on(table.action, table.id),
  ],
)
