import { at } from '~/addresses.ts'
import { type Permission, permissions, type Role, roles } from '~/core/staff/roles.ts'
import routes from '~/routes.ts'
import { expect, journey, test } from '../../tests/support/journey.ts'
import { enterOffice, fillIn, signInAs } from '../../tests/support/office.ts'

journey('an employee signs in, sees the office, and signs out', async ({ page, open }) => {
  await open(at.auditLog())
  await expect(page.getByRole('heading', { name: 'Masuk ke kantor' })).toBeVisible()
  await signInAs(page, 'editor')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('heading', { name: 'Masuk ke kantor' })).toBeVisible()
  await open(at.office())
  await expect(page.getByRole('heading', { name: 'Masuk ke kantor' })).toBeVisible()
})

journey('after signing in, the page that was wanted opens', async ({ page, open }) => {
  await open(at.account())
  await fillIn(page, 'auditor')
  await expect(page.getByRole('heading', { name: 'Akun saya' })).toBeVisible()
})

journey('a wrong password keeps the address and says what to do', async ({ page, open }) => {
  await open(at.signIn())
  await page.getByLabel('Email kantor').fill('editor@contoh.example')
  await page.getByLabel('Kata sandi').fill('bukan kata sandinya')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByRole('alert')).toContainText('Email atau kata sandi tidak cocok')
  await expect(page.getByLabel('Email kantor')).toHaveValue('editor@contoh.example')
})

test('an administrator signs in with a code from an app', async ({ page }) => {
  await signInAs(page, 'administrator')
  await page.getByRole('link', { name: 'Staf' }).click()
  await expect(page.getByRole('heading', { name: 'Staf' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Ayu Contoh' })).toBeVisible()
})

test('another site cannot send a form of the office', async ({ page, baseURL }) => {
  await enterOffice(page, 'administrator')
  const answer = await page.request.post(at.newStaff(), {
    form: { name: 'Penyusup', email: 'penyusup@contoh.example', role: 'administrator' },
    headers: { Origin: 'https://jahat.example', 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
  expect(answer.url()).toBe(`${baseURL}${at.newStaff()}`)
})

test('an auditor reads the redirects and cannot change them', async ({ page, baseURL }) => {
  await enterOffice(page, 'auditor')
  await page.goto(at.office())
  await page.getByRole('link', { name: 'Pengalihan' }).click()
  await expect(page.getByText('Peran Anda boleh membaca pengalihan, tidak mengubahnya.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Simpan pengalihan' })).toHaveCount(0)
  const form = { from: '/berita/lama', to: at.news() }
  const answer = await page.request.post(at.redirectList(), { form, headers: { Origin: baseURL ?? '' } })
  expect(answer.status()).toBe(403)
})

/** Every page below `office.layout.tsx`, and the permission without which it is refused. A new page must be added here. */
const pages: Record<string, Permission> = {
  kantor: 'office:open',
  'kantor/permintaan': 'lead:read',
  'kantor/permintaan/:reference': 'lead:read',
  'kantor/permintaan/:reference/foto/:picture': 'lead:read',
  'kantor/permintaan/banyak': 'lead:answer',
  'kantor/permintaan/perubahan': 'lead:read',
  'kantor/permintaan/unduh': 'lead:export',
  'kantor/permintaan/angka': 'figures:read',
  'kantor/chat': 'chat:read',
  'kantor/chat/:id': 'chat:read',
  'kantor/chat/:id/tindakan': 'chat:answer',
  'kantor/chat/:id/berkas/:file': 'chat:read',
  'kantor/chat/aliran': 'chat:read',
  'kantor/chat/menunggu': 'chat:read',
  'kantor/chat/beban': 'chat:supervise',
  'kantor/kalender': 'lead:read',
  'kantor/kalender/stempel': 'lead:read',
  'kantor/kalender/cetak': 'lead:read',
  'kantor/kalender/jam-buka': 'lead:read',
  'kantor/kalender/mobil': 'lead:read',
  'kantor/kalender/tamu': 'calendar:change',
  'kantor/pre-order': 'lead:read',
  'kantor/data': 'content:read',
  'kantor/data/dealer/wilayah': 'content:read',
  'kantor/data/:table': 'content:read',
  'kantor/data/:table/riwayat': 'content:read',
  'kantor/data/:table/unduh': 'content:read',
  'kantor/isi': 'content:read',
  'kantor/isi/:kind': 'content:read',
  'kantor/isi/:kind/:slug': 'content:read',
  'kantor/isi/:kind/:slug/konsep': 'content:edit',
  'kantor/isi/:kind/:slug/riwayat': 'content:read',
  'kantor/foto': 'content:read',
  'kantor/foto/:id/:file': 'content:read',
  'kantor/pengalihan': 'redirects:read',
  'kantor/akun': 'office:open',
  'kantor/akun/faktor-kedua': 'office:open',
  'kantor/staf': 'staff:manage',
  'kantor/staf/baru': 'staff:manage',
  'kantor/staf/:id': 'staff:manage',
  'kantor/privasi': 'privacy:read',
  'kantor/privasi/baru': 'privacy:handle',
  'kantor/privasi/:reference': 'privacy:read',
  'kantor/privasi/:reference/unduh/:file': 'privacy:handle',
  'kantor/privasi/kebocoran': 'privacy:handle',
  'kantor/privasi/kebocoran/:id': 'privacy:read',
  'kantor/privasi/kebocoran/:id/koreksi': 'privacy:handle',
  'kantor/operasi': 'operations:read',
  'kantor/operasi/kecepatan': 'operations:read',
  'kantor/catatan': 'audit:read',
  'kantor/catatan/unduh': 'audit:read',
}

type Entry = { file: string; path?: string | undefined; children?: readonly Entry[] | undefined }

function pathsBelow(entries: readonly Entry[], file: string): string[] {
  const found = entries.find((entry) => entry.file === file)
  const paths = (entry: Entry): string[] => entry.children?.flatMap(paths) ?? [entry.path ?? '']
  return found ? paths(found) : entries.flatMap(({ children }) => (children ? pathsBelow(children, file) : []))
}

test('every page of the office is in the table of permissions', () => {
  expect(pathsBelow(routes as readonly Entry[], 'office/frame/office.layout.tsx').sort()).toEqual(Object.keys(pages).sort())
})

const filled = (path: string) => `/${path.replace(/:\w+/g, 'tidak-ada')}`

for (const role of roles) {
  test(`${role}: pages and their data are answered or refused as the role may`, async ({ page, baseURL }) => {
    await enterOffice(page, role)
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const [path, permission] of Object.entries(pages)) {
      const isAllowed = (permissions[permission] as readonly Role[]).includes(role)
      for (const address of [filled(path), `${filled(path)}.data`]) {
        const status = await statusOf(baseURL + address, cookies)
        expect(status === 403, `${address} is refused`).toBe(!isAllowed)
        expect(status, address).toBeLessThan(500)
      }
    }
  })
}

/** Does not wait for the body: the changes of the inbox have no end. */
async function statusOf(address: string, cookies: string): Promise<number> {
  const answer = await fetch(address, { redirect: 'manual', headers: { Cookie: cookies } })
  await answer.body?.cancel()
  return answer.status
}

test('without a session no page gives anything, nor does a part of its data', async ({ request }) => {
  for (const path of Object.keys(pages)) {
    const answer = await request.get(filled(path), { maxRedirects: 0 })
    expect(answer.headers().location, path).toMatch(/^\/kantor\/masuk/)
    for (const query of ['', '?_routes=office%2Fstaff%2Fstaff.screen', '?_routes=office%2Fframe%2Foffice.layout']) {
      const data = await request.get(`${filled(path)}.data${query}`, { maxRedirects: 0 })
      expect(await data.text(), `${path}${query}`).not.toContain('contoh.example')
    }
  }
})
