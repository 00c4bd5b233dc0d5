import { at } from '~/addresses.ts'
import { expect, journey, test, untilAlive } from '../../../tests/support/journey.ts'
import { startSite } from '../../../tests/support/site-process.ts'
import { askAbout, chat, log, openPanel, openTranscript, startChatting, stored, write } from './visit.ts'

journey('Ibu Rina asks, gets an automatic answer, asks for a person, and rates the chat', async ({ page, open, withScript }) => {
  await open(chat)
  await startChatting(page)
  await askAbout(page, 'Harga')
  await expect(log(page)).toContainText('Jawaban otomatis')
  await expect(log(page)).toContainText(/XFORCE .*mulai Rp\s[\d.]+ .*OTR Bali/)
  await expect(page.getByRole('link', { name: 'Hitung pembelian XFORCE' })).toHaveAttribute('href', /vehicle=xforce&province=51/)

  await page.getByRole('button', { name: 'Bicara dengan petugas' }).click()
  await expect(log(page)).toContainText('Anda minta dijawab petugas')
  await write(page, 'Apakah bisa <b>dilihat</b> di Denpasar?')
  await stored(page, 'Apakah bisa <b>dilihat</b> di Denpasar?')
  await expect(log(page).getByText('di Denpasar?')).toBeInViewport()
  await expect(page.getByLabel('Tulis pesan')).toBeInViewport()

  await open(at.help())
  await open(chat)
  await expect(log(page)).toContainText('di Denpasar?')
  await expect(page.getByLabel('Nama Anda')).toHaveCount(0)

  await page.getByRole('button', { name: 'Akhiri obrolan' }).click()
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await page.getByRole('button', { name: 'Kirim nilai' }).click()
  await expect(page.getByText('Terima kasih atas nilai Anda')).toBeVisible()

  await page.getByLabel('Pertanyaan Anda').fill('Satu lagi')
  await page.getByRole('button', { name: 'Mulai obrolan baru' }).click()
  await expect(log(page)).toContainText('Satu lagi')
  if (withScript) await expect(log(page)).not.toContainText('Denpasar')
})

journey('Ibu Rina deletes a chat from the page of its transcript', async ({ page, open }) => {
  await open(chat)
  await openTranscript(page)
  const transcript = page.url()
  await page.getByRole('link', { name: 'Hapus obrolan' }).click()
  await expect(page.getByText(/UU 27\/2022 Pasal 31/)).toBeVisible()
  await page.getByRole('button', { name: 'Ya, hapus obrolan' }).click()
  await expect(page.getByRole('heading', { name: 'Obrolan sudah dihapus' })).toBeVisible()
  await expect(page.getByText(/^Nomor penghapusan: DP-/)).toBeVisible()
  expect((await page.request.get(transcript)).status()).toBe(410)
  await open(transcript)
  await expect(page.getByRole('heading', { name: 'Tautan salinan ini tidak berlaku lagi' })).toBeVisible()
  await open(chat)
  await expect(page.getByLabel('Nama Anda')).toBeVisible()
})

test('the panel opens over a page, goes along to the next page, and gives the focus back', async ({ page }) => {
  await page.goto(at.help())
  await openPanel(page)
  await expect(page.getByLabel('Nama Anda')).toBeFocused()
  await startChatting(page, { name: 'Budi' })
  await write(page, 'Halo, saya Budi')
  await stored(page, 'Halo, saya Budi')

  await page.goto(at.promotions())
  await expect(log(page)).toContainText('Halo, saya Budi')
  const shown = await page.getByRole('region', { name: 'Obrolan langsung' }).boundingBox()
  expect(shown?.height).toBeLessThan(page.viewportSize()?.height ?? 0)

  await page.getByLabel('Tulis pesan').focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Obrolan langsung' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bantuan' })).toBeFocused()
})

test('on a phone the panel leaves the page its actions; over a keyboard it shows the field and the last message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(at.car('mobil-penumpang', 'xforce'))
  await openPanel(page)
  await startChatting(page, { message: 'Ada warna merah?' })
  await stored(page, 'Ada warna merah?')
  // A trial fails when something lies over the button.
  for (const name of ['Test drive', 'Brosur', 'Simulasi', 'Dealer'])
    await page.getByRole('button', { name, exact: true }).click({ trial: true })

  await page.setViewportSize({ width: 360, height: 320 })
  await page.getByLabel('Tulis pesan').focus()
  await expect(page.getByLabel('Tulis pesan')).toBeInViewport({ ratio: 1 })
  await expect(log(page).getByText('Ada warna merah?')).toBeInViewport({ ratio: 1 })
})

test('a second tab has the same conversation, and each sees what the other writes', async ({ page, context }) => {
  await page.goto(chat)
  await untilAlive(page)
  await startChatting(page)
  const other = await context.newPage()
  await other.goto(chat)
  await untilAlive(other)
  await write(other, 'Dari tab kedua')
  await page.bringToFront()
  await expect(log(page)).toContainText('Dari tab kedua')
  await other.close()
})

test('the first message survives a reload, and an unsent one the end of its conversation', async ({ page }) => {
  await page.goto(chat)
  await untilAlive(page)
  await page.getByLabel('Pertanyaan Anda').fill('Kapan XFORCE tiba di Palu?')
  await page.reload()
  await expect(page.getByLabel('Pertanyaan Anda')).toHaveValue('Kapan XFORCE tiba di Palu?')
  await page.getByLabel('Nama Anda').fill('Rina')
  await page.getByRole('button', { name: 'Mulai obrolan' }).click()
  await expect(log(page)).toContainText('Palu')
  await expect(page.getByLabel('Tulis pesan')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Tulis pesan')).toHaveValue('')
  await page.getByLabel('Tulis pesan').fill('Satu hal lagi')
  await page.getByRole('button', { name: 'Akhiri obrolan' }).click()
  await expect(page.getByLabel('Pertanyaan Anda')).toHaveValue('Satu hal lagi')
})

test('messages written without a connection wait, also over a reload, and go in order', async ({ page, context }) => {
  test.info().annotations.push({ type: 'expected complaint', description: 'ERR_INTERNET_DISCONNECTED' })
  await page.goto(chat)
  await untilAlive(page)
  await startChatting(page)
  await context.setOffline(true)
  for (const text of ['satu', 'dua', 'tiga']) await write(page, text)
  await expect(log(page).getByText('Belum terkirim')).toHaveCount(3)
  await context.setOffline(false)
  await page.reload()
  await untilAlive(page)
  await expect(log(page).getByText(', terkirim')).toHaveCount(3)
  await expect(log(page)).toContainText(/satu.*dua.*tiga/s)
})

test('what the server has answered survives its sudden end', async () => {
  await using first = await startSite()
  const form = { tindakan: 'mulai', kunci: crypto.randomUUID(), nama: 'Rina', pesan: 'Masih ada setelah mati?' }
  const answer = await fetch(first.address + at.chatNews(), { method: 'POST', body: new URLSearchParams(form) })
  expect(answer.status).toBe(200)
  const [cookie = ''] = answer.headers.getSetCookie().filter((each) => each.startsWith('obrolan='))
  expect(cookie).not.toMatch(/max-age|expires/i)
  expect(cookie).toMatch(/httponly/i)
  await first.stop('SIGKILL')

  await using second = await startSite({ dataDir: first.dataDir })
  const news = await fetch(second.address + at.chatNews(), { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })
  expect((await news.json()).events).toMatchObject([{ sequence: 1, text: 'Masih ada setelah mati?' }])
})

test('a server that dies and comes back in the middle loses nothing, and the open page goes on by itself', async ({ page }) => {
  await using first = await startSite()
  const broken = ['ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_INCOMPLETE_CHUNKED_ENCODING', 'status of 503']
  for (const description of [...broken, `request to ${first.address}`]) {
    test.info().annotations.push({ type: 'expected complaint', description })
  }
  await page.goto(first.address + chat)
  await untilAlive(page)
  await startChatting(page, { message: 'Sebelum mati' })
  await stored(page, 'Sebelum mati')
  await first.stop('SIGKILL')
  await write(page, 'Selagi mati')
  await expect(log(page).getByText('Belum terkirim')).toBeVisible()

  await using second = await startSite({ dataDir: first.dataDir, port: Number(new URL(first.address).port) })
  await stored(page, 'Selagi mati')
  const form = { tindakan: 'pesan', id: 'dari-tab-lain', pesan: 'Setelah hidup lagi' }
  await page.context().request.post(second.address + at.chatNews(), { form })
  await expect(log(page)).toContainText(/Sebelum mati.*Selagi mati.*Setelah hidup lagi/s)
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Selagi mati' })).toHaveCount(1)
})
