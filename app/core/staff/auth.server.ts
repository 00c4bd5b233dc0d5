import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import type { Db } from '../../platform/database.server.ts'
import { staff, staffAccounts, staffSecondFactors, staffSessions, staffVerifications } from './tables.ts'

/** A link with which an employee sets a password. Its token works once, for an hour. */
export type PasswordLink = { staffId: string; name: string; email: string; token: string }

type Settings = {
  publicUrl: string
  secret: string
  deliver: (link: PasswordLink) => Promise<void>
  /** Runs after an employee has set a password with a link. */
  passwordSet: (staffId: string) => Promise<void>
}

/** A password has at least this many characters. Its length is the only rule (NIST SP 800-63B). */
export const shortestPassword = 12
export const longestPassword = 128

export const passwordLinkHours = 1
const hour = 60 * 60
/** Seconds. After a week an employee signs in again. */
const sessionLength = 7 * 24 * hour
/** Seconds. On a trusted device the second factor is asked again after a month. */
const trustLength = 30 * 24 * hour

/**
 * better-auth over our tables. Screens call its functions (`auth.api`); its own addresses are not served. The rate limits of
 * signing in are in `sign-in.server.ts`.
 */
export function createStaffAuth(db: Db, { publicUrl, secret, deliver, passwordSet }: Settings) {
  const isSecure = publicUrl.startsWith('https:')
  return betterAuth({
    appName: 'Kantor',
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staff,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffSecondFactors,
      },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        leftAt: { type: 'date', required: false, input: false },
      },
    },
    session: { fields: { userId: 'staffId' }, expiresIn: sessionLength, disableSessionRefresh: true },
    account: { fields: { userId: 'staffId' } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: passwordLinkHours * hour,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => passwordSet(user.id),
      sendResetPassword: ({ user, token }) => deliver({ staffId: user.id, name: user.name, email: user.email, token }),
    },
    plugins: [
      twoFactor({
        issuer: new URL(publicUrl).host,
        trustDeviceMaxAge: trustLength,
        schema: { twoFactor: { fields: { userId: 'staffId' } } },
      }),
    ],
    advanced: {
      // A browser accepts a `__Host-` cookie only from this host over https, so no other subdomain can plant one.
      cookiePrefix: isSecure ? '__Host-kantor' : 'kantor',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, sameSite: 'lax', path: '/', httpOnly: true },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
  })
}

export type StaffAuth = ReturnType<typeof createStaffAuth>
