import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { signInAs } from '../tests/support/office.ts'
import { startSite } from '../tests/support/site-process.ts'

const run = promisify(execFile)

/** The program behind `bin/admin`, without building. */
function admin(dataDir: string, words: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL: '' }
  return run('node_modules/.bin/node', ['build/server/admin.js', ...words], { env })
}

test('before the first start, bin/admin adds the first administrator and prints a link', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-admin-'))
  const { stdout } = await admin(dataDir, ['create', 'Rina Putri', 'rina@pabrik.example'])
  expect(stdout).toMatch(/^http:\/\/localhost:3000\/kantor\/sandi\/\w+\n$/)
  rmSync(dataDir, { recursive: true })
})

test('while the site runs, bin/admin asks it to do the same', async ({ page }) => {
  await using site = await startSite()
  const { stdout } = await admin(site.dataDir, ['create', 'Rina Putri', 'rina@pabrik.example'])
  await page.goto(site.address + new URL(stdout.trim()).pathname)
  await page.getByLabel('Kata sandi baru').fill('kereta api malam 7')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Kata sandi tersimpan. Silakan masuk.')).toBeVisible()
})

test('a sample employee of each role signs in with what bin/admin prints', async ({ page }) => {
  await using site = await startSite()
  const { stdout } = await admin(site.dataDir, ['demo-staff'])
  await signInAs(page, 'call-centre', stdout, site.address)
  await expect(page.getByRole('link', { name: 'Citra Contoh' })).toBeVisible()
})

test('an unknown command says which there are, and a wrong address why', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-admin-'))
  await expect(admin(dataDir, ['hapus'])).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('bin/admin create') })
  await expect(admin(dataDir, ['create', 'Rina', 'bukan-email'])).rejects.toMatchObject({ code: 2 })
  rmSync(dataDir, { recursive: true })
})
