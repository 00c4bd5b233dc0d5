import { at } from '~/addresses.ts'
import type { State } from '../../../tests/support/state.ts'

export const states: State[] = [
  { name: 'news', address: at.news() },
  { name: 'news, filtered', address: at.news({ tahun: '2026', topik: 'tips' }) },
  { name: 'news, none fits', address: at.news({ tahun: '2025', topik: 'komunitas', model: 'l300' }) },
  { name: 'news, a page that does not exist', address: at.news({ halaman: '99' }), status: 404 },
  { name: 'a news article', address: at.newsArticle('55-tahun-di-indonesia') },
  { name: 'news, an unknown year', address: at.news({ tahun: 'abc', topik: 'tips' }) },
  { name: 'events', address: at.events() },
  { name: 'events, none fits', address: at.events({ topik: 'komunitas', model: 'l300', provinsi: 'maluku' }) },
  { name: 'an event of several days', address: at.event('pameran-akhir-tahun-kupang') },
  { name: 'an event that is over', address: at.event('pameran-lapangan-rampal-malang') },
  { name: 'press releases', address: at.pressReleases() },
  { name: 'press releases, none fits', address: at.pressReleases({ topik: 'tips' }) },
  { name: 'a press release', address: at.pressRelease('l300-2025-dalam-angka') },
  { name: 'a press release about no model', address: at.pressRelease('data-dealer-terbuka') },
  { name: 'an article that does not exist', address: at.newsArticle('tidak-ada'), status: 404 },
]
