import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import type { Role } from '../../app/core/staff/roles.ts'

type SignIn = { email: string; password: string; totpKey: string | undefined }

/** Adds the sample staff to the data folder of a site that does not run yet. Returns what `bin/admin demo-staff` prints. */
export function addSampleStaff(dataDir: string): string {
  const environment = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir }
  return execFileSync('node_modules/.bin/node', ['build/server/admin.js', 'demo-staff'], { env: environment, encoding: 'utf8' })
}

/** Signs a browser in as a sample employee. `printed`: what `addSampleStaff` returned. */
export async function signInAs(page: Page, role: Role, printed: string): Promise<void> {
  const { email, password, totpKey } = signInOf(role, printed)
  await page.goto(at.signIn())
  await page.getByLabel('Email kantor').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk' }).click()
  if (totpKey) {
    await page.getByLabel('Kode dari aplikasi').fill(totp(totpKey, Date.now()))
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
  }
  await page.getByRole('heading', { name: 'Hari ini' }).waitFor()
}

const cookies = new Map<Role, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Opens the office as a sample employee; in each process, a role signs in once. */
export async function enterOffice(page: Page, role: Role, printed: string): Promise<void> {
  const known = cookies.get(role)
  if (known) await page.context().addCookies(known)
  else {
    await signInAs(page, role, printed)
    cookies.set(role, await page.context().cookies())
  }
}

function signInOf(role: Role, printed: string): SignIn {
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
