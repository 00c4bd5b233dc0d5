import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import type { Role } from '../../app/core/staff/roles.ts'

type SignIn = { email: string; password: string; totpKey: string | undefined }

/** How the sample staff of the tests' own site sign in. */
const ofTestSite = (): string => readFileSync(join(process.env.TEST_DATA_DIR ?? '', 'sample-staff.txt'), 'utf8')

/** Signs a browser in as a sample employee. `printed`: what `bin/admin demo-staff` printed, and the address, for another site than the tests' own. */
export async function signInAs(page: Page, role: Role, printed = ofTestSite(), origin = ''): Promise<void> {
  await page.goto(origin + at.signIn())
  await fillIn(page, role, printed)
  await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
}

/** Fills in and sends the form of signing in, and the form for the code where there is one. */
export async function fillIn(page: Page, role: Role, printed = ofTestSite()): Promise<void> {
  const { email, password, totpKey } = signInOf(role, printed)
  const start = page.url()
  // A code is good once, and another process may have used the present one. The codes before and after it are good too.
  for (const seconds of [0, 30, -30]) {
    await page.getByLabel('Email kantor').fill(email)
    await page.getByLabel('Kata sandi').fill(password)
    await page.getByRole('button', { name: 'Masuk' }).click()
    if (!totpKey) return
    await page.getByLabel('Kode dari aplikasi').fill(totp(totpKey, Date.now() + seconds * 1000))
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    if ((await answer).status() !== 422) return
    await page.goto(start)
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Gives the browser the session of a sample employee of the tests' own site. A role signs in once for all processes. */
export async function enterOffice(page: Page, role: Role): Promise<void> {
  const file = join(process.env.TEST_DATA_DIR ?? '', `session-${role}.json`)
  if (existsSync(file)) return page.context().addCookies(JSON.parse(readFileSync(file, 'utf8')) as Cookies)
  await signInAs(page, role)
  writeFileSync(`${file}-${process.pid}`, JSON.stringify(await page.context().cookies()))
  // At once, so that no process reads half of it.
  renameSync(`${file}-${process.pid}`, file)
}

export function signInOf(role: Role, printed: string): SignIn {
  const line = printed.split('\n').find((each) => each.startsWith(`${role}\t`))
  const [, email = '', password = '', totpKey] = line?.split('\t') ?? []
  return { email, password, totpKey }
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows at this moment (RFC 6238). */
export function totp(key: string, milliseconds: number): string {
  const bits = [...key].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const start = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
