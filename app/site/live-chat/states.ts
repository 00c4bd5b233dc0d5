import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { askAbout, chat, endChat, openFold, openPanel, openTranscript, startChatting, stored, write } from './visit.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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
  { name: 'chat, ended', address: chat, reach: endChat },
  {
    name: 'chat, rated',
    address: chat,
    reach: async (page) => {
      await endChat(page)
      await page.getByRole('radio', { name: '5', exact: true }).check()
      await press(page, 'Kirim nilai')
      await page.getByText('Terima kasih atas nilai Anda').waitFor()
    },
  },
  { name: 'chat, its transcript', address: chat, reach: openTranscript },
  { name: 'chat, a transcript whose time is over', address: at.chatTranscript('k'.repeat(32)), status: 410 },
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
