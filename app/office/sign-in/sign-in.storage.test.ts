import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '~/core/messages/tables.ts'
import { grantTo } from '~/core/staff/staff.fixture.ts'
import { auditEntries, staff, staffSecrets, staffSessions, staffVerifications } from '~/core/staff/tables.ts'
import { Temporal } from '~/lib/instant.ts'
import type { Database } from '~/platform/database.server.ts'
import { rateLimits } from '~/platform/tables.ts'
import { everyDatabase } from '../../../tests/support/database.ts'
import { totp } from '../../../tests/support/office.ts'
import { officeProcess, requestWith } from '../process.fixture.ts'
import { addStaff, closeAccess, resetSecondFactor } from '../staff/staff.server.ts'
import { requestPasswordLink, sendPasswordLink, setPassword } from './password.server.ts'
import { authHeaders, findSession } from './session.server.ts'
import { signIn, verifySecondFactor } from './sign-in.server.ts'
import { staffAuth } from './staff-auth.server.ts'

const password = 'kereta api malam 7'
const citra = 'citra@pabrik.example'

describe.each(everyDatabase)('signing in on $name', ({ open }) => {
  let database: Database
  let process: ReturnType<typeof officeProcess>
  let citraId: string
  const manager = grantTo('administrator', 'staff:manage')

  beforeAll(async () => {
    database = await open()
    process = officeProcess(database.db)
    const form = { name: 'Citra', email: citra, role: 'call-centre', dealerIds: [] }
    const added = await addStaff(database.db, manager, form, process.clock.now())
    if (!added.ok) throw new Error(added.refusal.refusal)
    citraId = added.value
    await sendPasswordLink(process, citra)
    await setPassword(process, await tokenInLastMail(), password)
  })
  beforeEach(() => database.db.delete(rateLimits))
  afterAll(() => database.close())

  const tokenInLastMail = async (): Promise<string> => {
    const mails = await database.db.select().from(outbox).where(eq(outbox.recipient, citra)).orderBy(outbox.createdAt)
    return mails.at(-1)?.secrets?.link?.split('/').at(-1) ?? ''
  }
  const enter = (typed = password, email = citra, cookies: Headers | null = null) =>
    signIn(process, requestWith(cookies), { email, password: typed })
  const cookiesOf = async (): Promise<Headers> => {
    const signed = await enter()
    if (!signed.ok) throw new Error(signed.refusal)
    return signed.value.headers
  }

  test('the right password opens a session, which the audit log records', async () => {
    const session = await findSession(process, requestWith(await cookiesOf()))
    expect(session?.staff).toMatchObject({ name: 'Citra', role: 'call-centre' })
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'signed-in'))
    expect(entries.at(-1)).toMatchObject({ staffId: citraId, subjectId: citraId })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    expect(await enter('kereta api siang 7')).toEqual({ ok: false, refusal: 'not-recognised' })
    expect(await enter(password, 'tidak.ada@pabrik.example')).toEqual({ ok: false, refusal: 'not-recognised' })
  })

  test('a session cookie that somebody planted before is replaced', async () => {
    const planted = new Headers({ 'Set-Cookie': 'kantor.session_token=dipilih-penyerang; Path=/' })
    const signed = await enter(password, citra, planted)
    expect(signed.ok && signed.value.headers.get('Set-Cookie')).not.toContain('dipilih-penyerang')
    expect(await findSession(process, requestWith(planted))).toBeNull()
  })

  test('after ten wrong passwords a stranger waits, but the own device of the employee does not', async () => {
    const ownDevice = await cookiesOf()
    for (let attempt = 0; attempt < 12; attempt++) await enter('salah salah salah')
    expect(await enter()).toEqual({ ok: false, refusal: 'wait' })
    expect(await enter(password, citra, ownDevice)).toMatchObject({ ok: true })
  })

  test('the mark of a device cannot be made from the address of an employee', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await enter('salah salah salah')
    const forged = new Headers({ 'Set-Cookie': 'kantor-perangkat=Y2l0cmFAcGFicmlrLmV4YW1wbGU%3D; Path=/' })
    expect(await enter(password, citra, forged)).toEqual({ ok: false, refusal: 'wait' })
  })

  test('a link to set a password works once and ends all sessions', async () => {
    const before = await cookiesOf()
    expect(await requestPasswordLink(process, citra)).toMatchObject({ ok: true })
    const token = await tokenInLastMail()
    expect(await setPassword(process, token, 'pendek')).toEqual({ ok: false, refusal: 'password-short' })
    expect(await setPassword(process, token, password)).toMatchObject({ ok: true })
    expect(await setPassword(process, token, password)).toEqual({ ok: false, refusal: 'link-used' })
    expect(await findSession(process, requestWith(before))).toBeNull()
  })

  test('a new password ends older links, and the audit log says that a link was used', async () => {
    await requestPasswordLink(process, citra)
    const older = await tokenInLastMail()
    await requestPasswordLink(process, citra)
    expect(await setPassword(process, await tokenInLastMail(), password)).toMatchObject({ ok: true })
    expect(await setPassword(process, older, 'kata sandi pencuri')).toEqual({ ok: false, refusal: 'link-used' })
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'password-set'))
    expect(entries.at(-1)).toMatchObject({ staffId: citraId, after: { by: 'link' } })
  })

  test('a code of the second factor opens one session, also when it is sent twice at once', async () => {
    const auth = await staffAuth(process)
    const headers = authHeaders(requestWith(await cookiesOf()))
    const started = await auth.api.enableTwoFactor({ body: { password }, headers })
    const key = new URL('totpURI' in started ? started.totpURI : '').searchParams.get('secret') ?? ''
    await auth.api.verifyTOTP({ body: { code: totp(key, Date.now()) }, headers })
    await database.db.delete(staffSessions)
    const [one, other] = [await cookiesOf(), await cookiesOf()]
    const answers = await Promise.all(
      [one, other].map((cookies) =>
        verifySecondFactor(process, requestWith(cookies), { code: totp(key, Date.now()), trustDevice: false }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, refusal: 'code-used' })
    expect(await database.db.$count(staffSessions)).toBe(1)
    await resetSecondFactor(database.db, manager, citraId, process.clock.now())
  })

  test('asking for a link does not tell whether an address is known, and sends nothing to a stranger', async () => {
    const mails = await database.db.$count(outbox)
    expect(await requestPasswordLink(process, 'tidak.ada@pabrik.example')).toEqual({ ok: true, value: undefined })
    expect(await database.db.$count(outbox)).toBe(mails)
  })

  test('no table holds the token of a link', async () => {
    await requestPasswordLink(process, citra)
    const token = await tokenInLastMail()
    const rows = await database.db.select().from(staffVerifications)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('an employee who has left cannot sign in, and open sessions end', async () => {
    const form = { name: 'Dodi', email: 'dodi@pabrik.example', role: 'editor', dealerIds: [] }
    const added = await addStaff(database.db, manager, form, process.clock.now())
    if (!added.ok) throw new Error(added.refusal.refusal)
    await closeAccess(database.db, manager, added.value, process.clock.now())
    expect(await database.db.$count(staffSessions, eq(staffSessions.staffId, added.value))).toBe(0)
    expect(await enter(password, 'dodi@pabrik.example')).toEqual({ ok: false, refusal: 'not-recognised' })
    expect(await database.db.$count(staff, eq(staff.id, added.value))).toBe(1)
  })

  test('a session ends after a week', async () => {
    const cookies = await cookiesOf()
    const later = new Date(Temporal.Now.instant().add({ hours: -1 }).epochMilliseconds)
    await database.db.update(staffSessions).set({ expiresAt: later }).where(eq(staffSessions.staffId, citraId))
    expect(await findSession(process, requestWith(cookies))).toBeNull()
  })

  test('instances share the stored secret', async () => {
    await cookiesOf()
    expect(await database.db.$count(staffSecrets)).toBe(1)
  })
})
