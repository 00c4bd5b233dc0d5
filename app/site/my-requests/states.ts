import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { consult, draftPlan, enterCode, press } from '../../../tests/support/consultation-visitor.ts'
import type { State } from '../../../tests/support/state.ts'
import { book, chooseTime, ibuRina, nobodysReference } from '../../../tests/support/visitor.ts'

const consultation = at.consultation()
const testDrive = at.testDrive({ vehicle: 'xforce', dealer: 'sun-star-motor-malang' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

async function follow(page: Page, plan?: Parameters<typeof consult>[2]): Promise<void> {
  await consult(page, ibuRina, plan)
  await page.getByRole('link', { name: 'Ikuti permintaan ini' }).click()
  await heading(page, 'Konsultasi pembelian: Sudah diterima')
}

/** Opens the page of a consultation, follows a link there, and presses a button if one is given. */
const after =
  (link: string, button?: string) =>
  async (page: Page): Promise<void> => {
    await follow(page)
    await page.getByRole('link', { name: link }).click()
    if (button) await press(page, button)
  }

async function ofDraft(page: Page): Promise<string> {
  await draftPlan(page, ibuRina)
  return at.request(/konsultasi-pembelian\/([\w-]+)\//.exec(page.url())?.[1] ?? '')
}

async function bookAndMove(page: Page, day: number): Promise<void> {
  await chooseTime(page, { day })
  await book(page, ibuRina)
  await page.getByRole('link', { name: 'Pindahkan jadwal' }).click()
  await page.locator('input[name=date]:enabled').nth(7).check()
  await page.locator('input[name=time]').first().waitFor()
}

export const states: State[] = [
  { name: 'my requests, asked for a number', address: at.requests() },
  {
    name: 'my requests, number refused',
    address: at.requests(),
    status: 422,
    reach: async (page) => {
      await page.getByLabel('Nomor permintaan').fill('TD-12')
      await press(page, 'Kirim kode')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'my requests, asked for the code',
    address: at.requests(),
    reach: async (page) => {
      await page.getByLabel('Nomor permintaan').fill(nobodysReference())
      await press(page, 'Kirim kode')
      await heading(page, 'Masukkan kode')
    },
  },
  { name: 'my requests, a draft', address: consultation, reach: async (page) => void (await page.goto(await ofDraft(page))) },
  {
    name: 'my requests, a verified draft',
    address: consultation,
    reach: async (page) => {
      const draft = await ofDraft(page)
      await enterCode(page, ibuRina)
      await page.goto(draft)
    },
  },
  { name: 'my requests, received', address: consultation, reach: (page) => follow(page) },
  { name: 'my requests, stored for later', address: consultation, reach: (page) => follow(page, { plan: 'Dalam 12 bulan' }) },
  {
    name: 'my requests, by WhatsApp',
    address: consultation,
    reach: async (page) => {
      await follow(page)
      await press(page, 'Hubungi saya lewat WhatsApp saja')
      await page.getByText('Anda akan dihubungi lewat WhatsApp').waitFor()
    },
  },
  { name: 'my requests, changing the dealer', address: consultation, reach: after('Ganti dealer') },
  {
    name: 'my requests, no dealer chosen',
    address: consultation,
    status: 422,
    reach: async (page) => {
      await after('Ganti dealer')(page)
      await page.getByLabel('Provinsi').selectOption('Jawa Barat')
      await page.getByLabel('Kota atau kabupaten').getByRole('option', { name: 'Kota Bandung' }).waitFor({ state: 'attached' })
      await press(page, 'Ganti ke dealer ini')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'my requests, dealer changed',
    address: consultation,
    reach: async (page) => {
      await after('Ganti dealer')(page)
      await page.getByLabel('Provinsi').selectOption('Bali')
      await page.getByRole('radio', { name: /Sun Star Motor Denpasar/ }).waitFor()
      await press(page, 'Ganti ke dealer ini')
      await heading(page, 'Konsultasi pembelian: Sudah diubah')
    },
  },
  { name: 'my requests, cancelling', address: consultation, reach: after('Batalkan permintaan') },
  { name: 'my requests, cancelled', address: consultation, reach: after('Batalkan permintaan', 'Ya, batalkan') },
  { name: 'my requests, withdrawing the consent', address: consultation, reach: after('Cabut persetujuan') },
  { name: 'my requests, consent withdrawn', address: consultation, reach: after('Cabut persetujuan', 'Ya, cabut persetujuan') },
  { name: 'my requests, moving', address: testDrive, reach: (page) => bookAndMove(page, 11) },
  {
    name: 'my requests, no time chosen',
    address: testDrive,
    status: 422,
    reach: async (page) => {
      await bookAndMove(page, 12)
      await press(page, 'Pindahkan ke jam ini')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'my requests, appointment moved',
    address: testDrive,
    reach: async (page) => {
      await bookAndMove(page, 13)
      await page.locator('input[name=time]').first().check()
      await press(page, 'Pindahkan ke jam ini')
      await heading(page, 'Test drive: Sudah diubah')
    },
  },
  {
    name: 'my requests, appointment cancelled',
    address: testDrive,
    reach: async (page) => {
      await chooseTime(page, { day: 14 })
      await book(page, ibuRina)
      await page.getByRole('link', { name: 'Batalkan' }).click()
      await press(page, 'Ya, batalkan')
      await heading(page, 'Test drive: Dibatalkan')
    },
  },
  { name: 'my requests, unknown', address: at.request('tidak-dikenal'), status: 404 },
]
