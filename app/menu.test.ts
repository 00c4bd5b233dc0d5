import { describe, expect, test } from 'vitest'
import { carMenu, companyMenu, footerMenu, mainMenu, nextSteps, ownerMenu } from './menu.ts'
import { pageExists, pagesOf } from './page-exists.server.ts'

const everyEntry = [...mainMenu, ...nextSteps, ...[...ownerMenu, ...companyMenu, ...footerMenu].flatMap(({ entries }) => entries)]

describe('an address has a page', () => {
  const exists = pagesOf([
    {
      children: [{ index: true }, { path: 'cari-dealer' }, { path: 'news-id', children: [{ path: ':slug' }] }, { path: '*' }],
    },
  ])

  test('when the route table has a screen for its path, with any query', () => {
    expect(exists('/')).toBe(true)
    expect(exists('/cari-dealer')).toBe(true)
    expect(exists('/cari-dealer?service=bodi-cat')).toBe(true)
    expect(exists('/news-id/kabar')).toBe(true)
  })

  test.each(['//jahat.example', '/\\jahat.example', 'https://jahat.example/', ''])(
    'not when it is no path of this site: %s',
    (address) => {
      expect(exists(address)).toBe(false)
    },
  )

  test('not when only the catch-all screen matches it', () => {
    expect(exists('/tidak-ada')).toBe(false)
    expect(exists('/cari-dealer/jauh')).toBe(false)
  })
})

describe('menus', () => {
  test('of the company have nine entries', () => {
    const labels = companyMenu.flatMap(({ entries }) => entries.map(({ label }) => label))
    expect(labels).toEqual([
      'Profil',
      'Sejarah',
      'Nilai-nilai kami',
      'Grup bisnis',
      'CSR',
      'Kebijakan lingkungan',
      'Berita',
      'Acara',
      'Siaran pers',
    ])
  })

  test('offer four actions for a model, and two for a model no longer sold new', () => {
    const xpander = { slug: 'xpander', productId: 22, class: 'mobil-penumpang' }
    expect(carMenu(xpander, true).map(({ label }) => label)).toEqual(['Detail', 'Brosur', 'Test drive', 'Simulasi'])
    expect(carMenu(xpander, false).map(({ label }) => label)).toEqual(['Detail', 'Brosur'])
  })

  test('name no page twice in one group, and link only within the site', () => {
    for (const { entries } of [...ownerMenu, ...companyMenu, ...footerMenu]) {
      expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length)
    }
    expect(everyEntry.filter(({ href }) => !href.startsWith('/'))).toEqual([])
  })

  test('have no entry whose name is the beginning of another', () => {
    for (const groups of [ownerMenu, companyMenu, footerMenu]) {
      const labels = groups.flatMap(({ entries }) => entries.map(({ label }) => label))
      const twins = labels.filter((label) => labels.some((other) => other.startsWith(`${label} `)))
      expect(twins).toEqual([])
    }
  })

  test('lead to pages that exist', () => {
    expect(everyEntry.filter(({ href }) => !pageExists(href))).toEqual([])
  })
})
