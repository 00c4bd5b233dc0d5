import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'
import { newItem, textOf } from './visit.ts'

const item = at.contentItem('promo', 'program-desember-2026')

const text = async (page: Page) => {
  await textOf(page, 'Isi').waitFor()
}

export const states: State[] = [
  { name: 'office content, kinds', address: at.contentKinds(), as: 'editor' },
  { name: 'office content, a list', address: at.contentList('berita'), as: 'editor' },
  { name: 'office content, nothing found', address: at.contentList('berita', { cari: 'tidak ada' }), as: 'editor' },
  { name: 'office content, an item', address: item, as: 'editor', reach: text },
  { name: 'office content, a page with many parts', address: at.contentItem('halaman', 'history'), as: 'editor' },
  { name: 'office content, an item of an auditor', address: item, as: 'auditor' },
  {
    name: 'office content, an empty item refused',
    address: at.contentList('promo'),
    as: 'editor',
    reach: async (page) => {
      await newItem(page, 'Tulis promo')
      await page.getByRole('button', { name: 'Terbitkan promo' }).click()
      await page.getByRole('alert').filter({ hasText: 'Lengkapi dulu' }).waitFor()
    },
  },
  { name: 'office content, versions', address: at.contentVersions('promo', 'program-desember-2026'), as: 'editor' },
  { name: 'office redirects', address: at.redirectList(), as: 'auditor' },
  {
    name: 'office redirects, refused',
    address: at.redirectList(),
    as: 'editor',
    reach: async (page) => {
      await page.getByLabel('Alamat lama').fill('/promo')
      await page.getByLabel('Mengarah ke').fill('/news-id')
      await page.getByRole('button', { name: 'Simpan pengalihan' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
]
