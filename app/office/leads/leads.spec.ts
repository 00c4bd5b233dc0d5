import type { Browser, Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { type Guest, ibuRina, pakBudi } from '../../../tests/support/visitor.ts'
import { visitorBooks } from '../visit.ts'
import { openLead } from './visit.ts'

/** A browser of its own for an employee. */
async function employee(browser: Browser, role: Parameters<typeof enterOffice>[1]): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterOffice(page, role)
  return page
}

const row = (page: Page, name: string) => page.getByRole('link', { name }).first()

test('a new lead appears without a reload; the call centre confirms it, and the visitor sees that', async ({ page, browser }) => {
  const visitor: Guest = { ...ibuRina, name: 'Rina Muncul', phone: ibuRina.phone }
  const office = await employee(browser, 'call-centre')
  await office.goto(at.leads({ urut: 'terbaru' }))
  await expect(office.getByRole('heading', { name: 'Permintaan' })).toBeVisible()
  const { reference, result } = await visitorBooks(visitor, 3)
  await expect(row(office, visitor.name)).toBeVisible()
  await row(office, visitor.name).click()
  await expect(office.getByText(reference, { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Konfirmasi jadwal' }).click()
  await expect(office.getByRole('button', { name: 'Urungkan' })).toBeVisible()
  await expect(office.getByRole('article').getByText('Dijadwalkan').first()).toBeVisible()
  await page.goto(result)
  await expect(page.getByRole('heading', { name: 'Test drive dikonfirmasi' })).toBeVisible()
  await office.context().close()
})

test('a visitor who was not reached chooses another time, and the office sees it', async ({ page, browser }) => {
  const office = await employee(browser, 'call-centre')
  const { reference, result } = await visitorBooks(ibuRina, 4)
  await page.goto(result)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await openLead(office, reference, ibuRina.name)
  await office.getByRole('combobox', { name: 'Petugas' }).selectOption('Citra Contoh')
  await expect(office.getByText('Ditugaskan')).toBeVisible()
  await office.getByRole('button', { name: 'Tidak tersambung' }).click()
  await expect(office.getByRole('listitem').filter({ hasText: 'Tidak tersambung' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('tetapi belum tersambung').first()).toBeVisible()
  await page.getByRole('link', { name: 'Pilih waktu yang cocok' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Hubungi saya pada waktu ini' }).click()
  await expect(page.getByText(/^Anda minta dihubungi pada/)).toBeVisible()
  await expect(page.getByText(/Citra Contoh dari dealer menghubungi nomor Anda/)).toBeVisible()
  await office.reload()
  await expect(office.getByText('Pelanggan memilih waktu telepon')).toBeVisible()
  await office.context().close()
})

journey('a note, a status and taking it back work as forms', async ({ page, open, withScript }) => {
  await enterOffice(page, 'call-centre')
  const { reference } = await visitorBooks(pakBudi, withScript ? 5 : 6)
  await open(at.lead(reference))
  await page.getByRole('textbox', { name: 'Catatan baru' }).fill('Minta warna merah.')
  await page.getByRole('button', { name: 'Tambah catatan' }).click()
  await expect(page.getByText('Minta warna merah.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Catatan baru' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'Status' }).last().selectOption('Tidak valid')
  if (!withScript) await page.getByRole('button', { name: 'Simpan' }).last().click()
  await expect(page.getByText('Ditutup')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  // Without script the list comes next.
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0)
  if (!withScript) await open(at.lead(reference))
  await expect(page.getByText('diurungkan', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('Baru', { exact: true }).first()).toBeVisible()
})

test('the list is worked through with the keyboard alone', async ({ page }) => {
  await enterOffice(page, 'call-centre')
  for (const day of [7, 8]) await visitorBooks({ ...pakBudi, name: 'Budi Papan Ketik' }, day)
  await page.goto(at.leads())
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type('budi papan')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=budi/)
  const links = page.getByRole('link', { name: 'Budi Papan Ketik' })
  await expect(links).toHaveCount(2)
  await page.getByRole('heading', { name: 'Permintaan' }).click()
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Budi Papan Ketik' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByText('Permintaan diubah.')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Diurungkan.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/kantor\/permintaan\?/)
})

test('several leads are assigned at once, and it is taken back', async ({ page }) => {
  await enterOffice(page, 'call-centre')
  const name = 'Rina Bersama'
  for (const day of [17, 18]) await visitorBooks({ ...ibuRina, name }, day)
  await page.goto(at.leads({ q: name }))
  for (const box of await page.getByRole('checkbox', { name: `Pilih ${name}` }).all()) await box.check()
  await expect(page.getByText('2 dipilih')).toBeVisible()
  await page.getByRole('combobox', { name: 'Tugaskan ke' }).selectOption('Citra Contoh')
  await page.getByRole('button', { name: 'Tugaskan' }).click()
  await expect(page.getByText('2 permintaan diubah.')).toBeVisible()
  await expect(page.getByRole('listitem').getByText('Citra Contoh')).toHaveCount(2)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('listitem').getByText('Citra Contoh')).toHaveCount(0)
})

const hostile = ['<img src=x onerror=alert(1)>Rina', '=1+1 Rina', `Rina ${'W'.repeat(90)}`]

test('hostile names are harmless in the list, the opened lead and the export', async ({ page }) => {
  await enterOffice(page, 'call-centre')
  for (const [place, name] of hostile.entries()) {
    const { reference } = await visitorBooks({ ...pakBudi, name, phone: `0813 9911 00${10 + place}` }, 20 + place)
    await openLead(page, reference, name)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  }
  const file = await page.request.get(at.leadExport({ q: '0813 9911', format: 'csv' }))
  const text = await file.text()
  expect(text).toContain("'=1+1 Rina")
  expect(text).toContain('0813-9911-0010')
  expect(file.headers()['content-disposition']).toContain('permintaan.csv')
})

/** Gives the open lead to another dealer, by its place in the list. The sample employee works for the first three. */
async function handOver(page: Page, place: number): Promise<void> {
  await page.getByText('Alihkan ke dealer lain', { exact: true }).click()
  const choice = page.getByRole('combobox', { name: 'Dealer' }).last()
  await choice.selectOption({ index: place })
  await page.getByRole('button', { name: 'Alihkan', exact: true }).click()
  await expect(page.getByText('Permintaan diubah.')).toBeVisible()
}

journey('a dealer that hands a lead over reads so, and can take it back', async ({ page, open, withScript }) => {
  const { reference } = await visitorBooks({ ...ibuRina, name: 'Rina Pindah' }, withScript ? 23 : 24)
  await enterOffice(page, 'call-centre')
  await open(at.lead(reference))
  await handOver(page, 1)
  await page.context().clearCookies()
  await enterOffice(page, 'dealer')
  await open(at.lead(reference))
  await handOver(page, 20)
  await expect(page).toHaveURL(/dialihkan=/)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('link', { name: 'Rina Pindah' }).first()).toBeVisible()
})

test('an employee of another dealer does not find the lead at any address', async ({ page }) => {
  const { reference } = await visitorBooks(ibuRina, 9)
  await enterOffice(page, 'dealer')
  const answers = await Promise.all([
    page.request.get(at.lead(reference)),
    page.request.post(at.lead(reference), { form: { tindakan: 'catatan', catatan: 'x' } }),
  ])
  expect(answers.map((answer) => answer.status())).toEqual([404, 409])
  await page.goto(at.leads({ q: reference }))
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
})
