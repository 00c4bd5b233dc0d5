import { at } from '../../addresses.ts'
import { compose } from '../../core/messages/message.ts'
import { writeMessage } from '../../core/messages/messages.server.ts'
import { recordAudit } from '../../core/staff/audit.server.ts'
import { createStaffAuth, type PasswordLink, passwordLinkHours, type StaffAuth } from '../../core/staff/auth.server.ts'
import { grant } from '../../core/staff/grant.ts'
import { officeSecret } from '../../core/staff/secret.server.ts'
import { findStaff, forgetVerifications } from '../../core/staff/staff.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { Services } from '../../platform/services.ts'
import { passwordLink } from './password-link.message.ts'

export type Process = Pick<Services, 'db' | 'environment' | 'clock'>

const made = new WeakMap<Db, Promise<StaffAuth>>()

/** The sign-in of this process. Links to set a password go out by e-mail. */
export function staffAuth(process: Process): Promise<StaffAuth> {
  const known = made.get(process.db)
  if (known) return known
  const making = staffAuthWith(process, (link) => sendByEmail(process, link))
  made.set(process.db, making)
  // A failure, such as a database that is away, must not last.
  making.catch(() => made.delete(process.db))
  return making
}

/** The sign-in with another way to deliver links to set a password. */
export async function staffAuthWith(
  { db, environment, clock }: Process,
  deliver: (link: PasswordLink) => Promise<void>,
): Promise<StaffAuth> {
  const secret = await officeSecret(db, environment.officeSecret)
  const passwordSet = (staffId: string) => setByLink(db, staffId, clock.now())
  return createStaffAuth(db, { publicUrl: environment.publicUrl, secret, deliver, passwordSet })
}

async function setByLink(db: Db, staffId: string, now: Instant): Promise<void> {
  const staff = await findStaff(db, staffId)
  await db.transaction(async (tx) => {
    await forgetVerifications(tx, staffId)
    const entry = { action: 'password-set', subject: { kind: 'staff', id: staffId }, after: { by: 'link' } } as const
    if (staff) await recordAudit(tx, grant(staff, 'office:open'), entry, now)
  })
}

async function sendByEmail({ db, environment, clock }: Process, { staffId, email, token }: PasswordLink): Promise<void> {
  if (!(await findStaff(db, staffId))) return
  const now = clock.now()
  const link = environment.publicUrl + at.setPassword(token)
  const envelope = {
    key: `password link ${hashOf(token)}`,
    channel: 'email' as const,
    to: email,
    expiresAt: now.add({ hours: passwordLinkHours }),
  }
  await writeMessage(db, compose(passwordLink, { link }, envelope), now)
}
