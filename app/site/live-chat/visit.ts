import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { received } from '../../../tests/support/received.ts'

/** Starts a conversation on the open page, with a first message if one is given. */
export async function startChatting(page: Page, { name = 'Rina Wulandari', message = '' } = {}): Promise<void> {
  await page.getByLabel('Nama Anda').fill(name)
  await page.getByLabel('Pertanyaan Anda').fill(message)
  await page.getByRole('button', { name: 'Mulai obrolan' }).click()
  await page.getByLabel('Tulis pesan').waitFor()
}

export async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Tulis pesan').fill(message)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
}

export const log = (page: Page) => page.getByRole('log', { name: 'Percakapan' })

/** Waits until the server has stored this message. */
export async function stored(page: Page, message: string): Promise<void> {
  await expect(log(page).getByRole('listitem').filter({ hasText: message })).toContainText(', terkirim')
}

/** Asks a quick question about a model in a province. */
export async function askAbout(page: Page, button: string, { model = 'xforce', province = 'Bali' } = {}): Promise<void> {
  await openFold(page, 'Jawaban otomatis')
  await page.getByLabel('Model').selectOption(model)
  await page.getByLabel('Provinsi Anda').selectOption({ label: province })
  await page.getByRole('button', { name: button, exact: true }).click()
}

export async function openFold(page: Page, title: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: title }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}

/** Opens the chat over the page from the support popup. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bantuan' }).click()
  await page.getByRole('link', { name: 'Mulai obrolan' }).click()
  await page.getByRole('region', { name: 'Obrolan langsung' }).waitFor()
}

export async function endChat(page: Page): Promise<void> {
  await startChatting(page, { message: 'Apakah XFORCE bisa dilihat di Denpasar?' })
  await page.getByRole('button', { name: 'Akhiri obrolan' }).click()
  await page.getByText('Obrolan ini sudah berakhir').waitFor()
}

/** Ends a conversation and opens its transcript. A number gets few a day, so each one is sent to a number of its own. */
export async function openTranscript(page: Page): Promise<void> {
  const phone = `0813${String(Date.now()).slice(-8)}`
  await endChat(page)
  await openFold(page, 'Kirim salinan percakapan')
  await page.locator('#chat-salinan-hp').fill(phone)
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click()
  const [message] = await received(phone, 'chat_transcript')
  const [link = ''] = /https?:\S+/.exec(message?.text ?? '') ?? []
  await page.goto(new URL(link).pathname)
  await page.getByRole('heading', { name: 'Salinan percakapan' }).waitFor()
}

export const chat = at.liveChat()
