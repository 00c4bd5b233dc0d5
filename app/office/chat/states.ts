import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { beginChat, openChat, write } from './visit.ts'

/** A word without a place where it may be broken. */
const longName = `Rina Terbuka ${'W'.repeat(60)}`

export const states: State[] = [
  {
    name: 'office chat, the list',
    as: 'call-centre',
    reach: async (page) => {
      await beginChat(page, 'Rina Daftar', 'Apakah ada promo?')
      await page.goto(at.chatDesk())
      await page.getByRole('link', { name: 'Rina Daftar' }).first().waitFor()
    },
  },
  {
    name: 'office chat, opened and answered',
    as: 'call-centre',
    reach: async (page) => {
      await beginChat(page, longName, 'Berapa lama servis berkala?')
      await write(page, 'Mobil saya XPANDER 2022.')
      await openChat(page, longName)
      await page.getByRole('textbox', { name: 'Jawaban' }).fill('Sekitar dua jam, Bu Rina.')
      await page.getByRole('button', { name: 'Kirim', exact: true }).click()
      await page.getByText(/, terkirim/).waitFor()
      await page.getByText('Jawaban siap pakai').click()
    },
  },
  {
    name: 'office chat, one free time to send',
    as: 'call-centre',
    reach: async (page) => {
      await beginChat(page, 'Rina Jadwal', 'Bisa coba XFORCE?')
      await openChat(page, 'Rina Jadwal')
      const panel = page.getByRole('region', { name: 'Sisipkan tautan' })
      await panel.getByLabel('Model').last().selectOption('xforce')
      await panel.getByLabel('Dealer').selectOption('mahligai-puteri-berlian-bandung')
      await panel.getByRole('button', { name: 'Lihat jam kosong' }).click()
      await panel.getByRole('button', { name: 'Kirim jam ini' }).waitFor()
    },
  },
  {
    name: 'office chat, opened by an auditor',
    as: 'auditor',
    reach: async (page) => {
      await beginChat(page, 'Rina Auditor', 'Apakah ada promo?')
      await openChat(page, 'Rina Auditor')
    },
  },
  { name: 'office chat, ended ones', address: at.chatDesk({ tampil: 'selesai' }), as: 'dealer' },
  { name: 'office chat, load of agents', address: at.chatLoad(), as: 'administrator' },
]
