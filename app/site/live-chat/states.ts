import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { received } from '../../../tests/support/received.ts'
import type { State } from '../../../tests/support/state.ts'
import { askAbout, chat, openFold, openPanel, startChatting, stored, write } from './visit.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function end(page: Page): Promise<void> {
  await startChatting(page, { message: 'Apakah XFORCE bisa dilihat di Denpasar?' })
  await press(page, 'Akhiri obrolan')
  await page.getByText('Obrolan ini sudah berakhir').waitFor()
}

/** A number gets few transcripts a day, so each one is sent to a number of its own. */
async function openTranscript(page: Page): Promise<void> {
  const phone = `0813${String(Date.now()).slice(-8)}`
  await end(page)
  await openFold(page, 'Kirim salinan percakapan')
  await page.locator('#chat-salinan-hp').fill(phone)
  await press(page, 'Kirim lewat WhatsApp')
  const [message] = await received(phone, 'chat_transcript')
  const [link = ''] = /https?:\S+/.exec(message?.text ?? '') ?? []
  await page.goto(new URL(link).pathname)
  await page.getByRole('heading', { name: 'Salinan percakapan' }).waitFor()
}

export const states: State[] = [
  { name: 'chat, nothing written', address: chat },
  {
    name: 'chat, without a name',
    address: chat,
    status: 422,
    reach: async (page) => {
      await press(page, 'Mulai obrolan')
      await page.getByText('Isi nama Anda').first().waitFor()
    },
  },
  { name: 'chat, begun', address: chat, reach: (page) => startChatting(page) },
  {
    name: 'chat, waiting, with long words and markup',
    address: chat,
    reach: async (page) => {
      await startChatting(page, { name: 'R. Ay. Siti Nurhaliza Wulandari Kusumaningtyas' })
      await write(page, `<b>${'panjangsekali'.repeat(12)}</b> https://contoh.id/?q=1`)
      await stored(page, 'panjangsekali')
    },
  },
  {
    name: 'chat, answered automatically',
    address: chat,
    reach: async (page) => {
      await startChatting(page)
      await askAbout(page, 'Bayar pertama')
      await page.getByRole('link', { name: 'Ubah DP dan tenor di simulasi' }).waitFor()
    },
  },
  {
    name: 'chat, a lead refused',
    address: chat,
    status: 422,
    reach: async (page) => {
      await startChatting(page)
      await openFold(page, 'Minta dihubungi')
      await press(page, 'Simpan dan hubungi saya')
      await page.getByText('Isi nomor HP Anda').first().waitFor()
    },
  },
  { name: 'chat, ended', address: chat, reach: end },
  {
    name: 'chat, rated',
    address: chat,
    reach: async (page) => {
      await end(page)
      await page.getByRole('radio', { name: '5', exact: true }).check()
      await press(page, 'Kirim nilai')
      await page.getByText('Terima kasih atas nilai Anda').waitFor()
    },
  },
  { name: 'chat, its transcript', address: chat, reach: openTranscript },
  {
    name: 'chat, its deletion',
    address: chat,
    reach: async (page) => {
      await openTranscript(page)
      await page.getByRole('link', { name: 'Hapus obrolan' }).click()
      await page.getByRole('heading', { name: 'Hapus obrolan?' }).waitFor()
    },
  },
  { name: 'chat, deleted', address: at.chatDeleted('DP-7K3M9Q') },
  {
    name: 'chat over a page',
    address: at.help(),
    reach: async (page) => {
      await openPanel(page)
      await startChatting(page, { message: 'Halo' })
      await stored(page, 'Halo')
    },
  },
]
