import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { press } from '../../../../tests/support/consultation-visitor.ts'
import { expect, journey, test } from '../../../../tests/support/journey.ts'
import { receivedCode } from '../../../../tests/support/received.ts'
import { ibuRina, pakBudi } from '../../../../tests/support/visitor.ts'
import { askForData, leaveMessage, openData } from './visit.ts'

const question = 'Apakah Xpander bisa menarik perahu?'

const unfold = async (page: Page, text: RegExp) => page.locator('summary', { hasText: text }).first().click()

async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return readFile(await file.path(), 'utf8')
}

journey('a person sees, downloads and corrects the data on the own number', async ({ page }) => {
  await leaveMessage(page, ibuRina, question)
  await openData(page, ibuRina.phone)
  await unfold(page, /^Pesan PS-/)
  await expect(page.getByText(question).first()).toBeVisible()
  expect(page.url()).not.toContain(ibuRina.phone.replace(/\D/g, '').slice(-6))
  const [json, html] = [await downloaded(page, 'Unduh untuk program (JSON)'), await downloaded(page, 'Unduh untuk dibaca (HTML)')]
  expect(JSON.parse(json)).toMatchObject({ format: 'data-saya-1', sections: expect.any(Array) })
  for (const file of [json, html]) expect(file).toContain(question)

  await page.getByRole('link', { name: 'Perbaiki nama atau e-mail' }).click()
  await page.getByLabel('Nama', { exact: true }).fill('')
  await press(page, 'Simpan perbaikan')
  await expect(page.getByRole('alert')).toContainText('Isi nama Anda')
  await page.getByLabel('Nama', { exact: true }).fill('Rina Kartika')
  await page.getByLabel('E-mail').fill('')
  await press(page, 'Simpan perbaikan')
  await expect(page.getByText('Data Anda sudah diperbaiki di semua permintaan.')).toBeVisible()
  await unfold(page, /^Pesan PS-/)
  await expect(page.getByText('Rina Kartika').first()).toBeVisible()
  await expect(page.getByText(/Nama atau e-mail diperbaiki/).first()).toBeVisible()
})

journey('a person withdraws one consent, then deletes everything', async ({ page, open }) => {
  await leaveMessage(page, ibuRina, question)
  await openData(page, ibuRina.phone)
  await unfold(page, /^PS-/)
  await page.getByRole('link', { name: /^Cabut persetujuan PS-/ }).click()
  await press(page, 'Ya, cabut persetujuan')
  await expect(page.getByText('Persetujuan sudah dicabut.')).toBeVisible()
  await unfold(page, /^PS-/)
  await expect(page.getByText(/^Dicabut pada/)).toBeVisible()

  await page.getByRole('link', { name: 'Hapus data saya' }).click()
  await press(page, 'Hapus sekarang')
  await expect(page.getByRole('alert')).toContainText('Centang pernyataan ini')
  await page.getByLabel('Saya mengerti').check()
  await press(page, 'Hapus sekarang')
  await expect(page.getByRole('heading', { name: 'Data Anda sudah dihapus' })).toBeVisible()
  await expect(page.getByText(/^DP-\w{6}$/)).toBeVisible()
  await open(at.myDataShown())
  await expect(page.getByRole('heading', { name: 'Data pribadi saya' })).toBeVisible()
  await openData(page, ibuRina.phone)
  await expect(page.getByText('Tidak ada permintaan, simulasi, obrolan, atau kontak yang tersimpan')).toBeVisible()
})

test('a stranger who planted the cookie sees nothing after the owner typed the code', async ({ page, browser }) => {
  await leaveMessage(page, ibuRina, question)
  await using stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await askForData(elsewhere, ibuRina.phone)
  await page.context().addCookies(await stranger.cookies())
  await page.goto(elsewhere.url())
  await page.getByLabel('Kode 6 angka').fill(await receivedCode(ibuRina.phone))
  await press(page)
  await expect(page.getByRole('heading', { name: 'Data yang kami simpan' })).toBeVisible()
  await elsewhere.goto(at.myDataShown())
  await expect(elsewhere.getByRole('heading', { name: 'Data pribadi saya' })).toBeVisible()
})

test('the pages before the code are the same for a known and an unknown number', async ({ page }) => {
  await leaveMessage(page, ibuRina, question)
  const shown = async (phone: string) => {
    await page.context().clearCookies()
    await askForData(page, phone)
    const text = ((await page.getByRole('main').textContent()) ?? '').replace(/[\d.-]{4,}/g, '#')
    return text.replace(/\d+ detik/, '# detik')
  }
  expect(await shown(pakBudi.phone)).toBe(await shown(ibuRina.phone))
})
