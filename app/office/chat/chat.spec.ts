import type { Browser, Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { enterOffice } from '../../../tests/support/office.ts'
import { beginChat, openChat, write } from './visit.ts'

/** A browser of its own for an employee. */
async function employee(browser: Browser, role: Parameters<typeof enterOffice>[1]): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enterOffice(page, role)
  return page
}

const log = (page: Page) => page.getByRole('log')

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Jawaban' }).fill(text)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
}

test('two agents and a visitor: answering, taking over, what came meanwhile, and the end', async ({ page, browser }) => {
  const [citra, ayu] = [await employee(browser, 'call-centre'), await employee(browser, 'administrator')]
  await ayu.goto(at.chatDesk())
  await untilAlive(ayu)
  await beginChat(page, 'Rina Obrolan', 'Ada XFORCE warna merah?')
  // The desk of Ayu hears of it without a reload.
  await ayu.getByRole('link', { name: 'Rina Obrolan' }).click()
  await expect(log(ayu)).toContainText('Ada XFORCE warna merah?')
  await expect(log(page)).toContainText(/dibaca/)

  await openChat(citra, 'Rina Obrolan')
  await untilAlive(citra)
  await answer(citra, 'Ada, Bu Rina.')
  await expect(log(page)).toContainText('Citra Contoh bergabung')
  await expect(log(page)).toContainText('Ada, Bu Rina.')
  await expect(log(citra)).toContainText(/dibaca/)

  // A colleague must take over before answering.
  await expect(ayu.getByRole('textbox', { name: 'Jawaban' })).toBeHidden()
  await ayu.getByRole('button', { name: 'Ambil alih dari Citra Contoh' }).click()
  await expect(log(page)).toContainText('Ayu Contoh bergabung')
  await expect(citra.getByRole('textbox', { name: 'Jawaban' })).toBeHidden()

  // The connection of Ayu is away while the visitor goes on. The answer that she writes meanwhile is not sent blindly.
  await ayu.context().setOffline(true)
  await answer(ayu, 'Warna merah tersedia minggu depan.')
  await expect(log(ayu)).toContainText('Belum terkirim')
  await write(page, 'Atau yang putih saja?')
  await ayu.context().setOffline(false)
  await expect(ayu.getByRole('alert').filter({ hasText: 'ada pesan baru' })).toBeVisible()
  await expect(log(ayu)).toContainText('Atau yang putih saja?')
  await expect(log(page)).not.toContainText('minggu depan')
  await ayu.getByRole('button', { name: 'Kirim tetap seperti ini' }).click()
  await expect(log(page)).toContainText('Warna merah tersedia minggu depan.')

  await ayu.getByRole('button', { name: 'Akhiri obrolan' }).click()
  await expect(page.getByText('Obrolan ini sudah berakhir.')).toBeVisible()
  await citra.context().close()
  await ayu.context().close()
})

test('the desk shows the newest message, also on a phone, and again when one arrives', async ({ page, browser }) => {
  const citra = await employee(browser, 'call-centre')
  await beginChat(page, 'Sari Panjang', 'Pesan pertama')
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const form = { tindakan: 'pesan', id: `pesan-ke-${number}`, pesan: `Pesan ke-${number}` }
    await page.context().request.post(at.chatNews(), { form })
  }
  for (const [width, height] of [
    [360, 740],
    [1280, 600],
  ] as const) {
    await citra.setViewportSize({ width, height })
    await openChat(citra, 'Sari Panjang')
    await expect(log(citra).getByText('Pesan ke-12')).toBeInViewport({ ratio: 1 })
    await write(page, `Satu lagi pada ${width}`)
    const newest = log(citra).getByText(`Satu lagi pada ${width}`)
    await expect(newest).toBeInViewport({ ratio: 1 })
    // A trial fails when the field for the answer lies over it.
    await newest.click({ trial: true })
  }
  await citra.context().close()
})

/** A browser with script for a visitor, beside the page of an employee. */
async function browserOfVisitor(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  return (await browser.newContext({ javaScriptEnabled: true })).newPage()
}

journey(
  'an employee answers, is told what came meanwhile, and ends it, also without script',
  async ({ page, open, withScript }) => {
    const name = withScript ? 'Budi Skrip' : 'Budi Formulir'
    const visitor = await browserOfVisitor(page)
    await beginChat(visitor, name, 'Jam berapa buka?')
    await enterOffice(page, 'call-centre')
    await open(at.chatDesk())
    await page.getByRole('link', { name }).click()
    await expect(log(page)).toContainText('Jam berapa buka?')
    await page.getByText('Jawaban siap pakai').click()
    await page.getByRole('link', { name: 'Sebentar' }).click()
    // On one line: long names may break between any letters, buttons may not.
    expect((await page.getByRole('button', { name: 'Kirim', exact: true }).boundingBox())?.height).toBeLessThan(40)
    const canned = `Terima kasih sudah menunggu, ${name}. Saya cek dulu, ya.`
    await expect(page.getByRole('textbox', { name: 'Jawaban' })).toHaveValue(canned)
    if (!withScript) {
      await write(visitor, 'Dan hari Minggu?')
      await answer(page, 'Kami buka pukul delapan.')
      await expect(page.getByRole('alert').filter({ hasText: 'ada pesan baru' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Jawaban' })).toHaveValue('Kami buka pukul delapan.')
      await expect(log(page)).toContainText('Dan hari Minggu?')
      await page.getByRole('button', { name: 'Kirim', exact: true }).click()
    } else {
      await visitor.goto(at.help())
      await answer(page, 'Kami buka pukul delapan.')
      await expect(log(page)).toContainText(/, terkirim/)
      // Another page shows that there is an answer.
      await visitor.goto(at.promotions())
      await expect(visitor.getByRole('button', { name: 'Bantuan (ada jawaban baru di obrolan)' })).toBeVisible()
      await visitor.goto(at.liveChat())
    }
    await page
      .getByLabel('Foto atau PDF')
      .setInputFiles({ name: 'Jam buka.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await page.getByRole('button', { name: 'Kirim berkas' }).click()
    await expect(log(page).getByRole('link', { name: 'Unduh Jam buka.pdf' })).toBeVisible()
    await expect(log(visitor).getByRole('link', { name: /Jam buka\.pdf/ })).toBeVisible()
    await expect(log(visitor)).toContainText('Kami buka pukul delapan.')
    await page.getByRole('button', { name: 'Akhiri obrolan' }).click()
    await expect(page.getByText('Obrolan ini sudah selesai.')).toBeVisible()
    await expect(visitor.getByText('Obrolan ini sudah berakhir.')).toBeVisible()
    await visitor.context().close()
  },
)
