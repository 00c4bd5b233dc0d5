import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'
import seed from '../../../data/settings.json' with { type: 'json' }
import { settings as schema } from '../../core/content/settings-schema.ts'
import { errorKind } from './error-kind.ts'
import { errorMeta, pageMeta } from './page-meta.ts'
import { breadcrumbList, organization } from './structured-data.tsx'

const settings = schema.parse(seed.settings)
const publicUrl = 'https://mobil.example'
const matches = [{ id: 'root' }, { id: 'site/frame/site.layout', loaderData: { settings, publicUrl } }]
const xpander = { title: 'Xpander', description: 'MPV tujuh kursi', path: '/our-cars/mobil-penumpang/xpander' }

describe('a page tells search engines and shared links', () => {
  test('its title with the maker, its description, and its one address', () => {
    const meta = pageMeta(xpander, matches)
    expect(meta).toContainEqual({ title: 'Xpander | Mitsubishi Motors Indonesia' })
    expect(meta).toContainEqual({ name: 'description', content: 'MPV tujuh kursi' })
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${publicUrl}${xpander.path}` })
    expect(meta).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'id-ID', href: `${publicUrl}${xpander.path}` })
    expect(meta).toContainEqual({ property: 'og:url', content: `${publicUrl}${xpander.path}` })
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('its picture with an absolute address, its size and its description', () => {
    const picture = { path: '/bagikan/xpander.png', alt: 'Xpander dari samping' }
    const meta = pageMeta({ ...xpander, picture }, matches)
    expect(meta).toContainEqual({ property: 'og:image', content: `${publicUrl}/bagikan/xpander.png` })
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
    expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Xpander dari samping' })
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  test('the picture of its room when it has no picture', () => {
    expect(pageMeta(xpander, matches)).toContainEqual({ property: 'og:image', content: `${publicUrl}/bagikan/model.png` })
  })

  test('not to index a hidden page or an error', () => {
    expect(pageMeta({ ...xpander, hidden: true }, matches)).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(errorMeta('gone')).toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('nothing outside the frame', () => {
    expect(() => pageMeta(xpander, [{ id: 'root' }])).toThrow('outside the frame')
  })
})

describe('facts for search engines', () => {
  test('leave sample numbers out until the site is real', () => {
    expect(organization(settings, publicUrl)).not.toHaveProperty('contactPoint')
    expect(organization({ ...settings, demonstration: false }, publicUrl)).toHaveProperty('contactPoint')
  })

  test('number the breadcrumb', () => {
    const list = breadcrumbList(
      [
        { label: 'Beranda', href: '/' },
        { label: 'Model', href: '/our-cars' },
      ],
      publicUrl,
    )
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'Model', item: `${publicUrl}/our-cars` },
    ])
  })
})

test.each([
  [404, 'not-found'],
  [410, 'gone'],
  [400, 'bad-request'],
  [418, 'fault'],
])('a thrown answer %i is of kind %s', (status, kind) => {
  expect(errorKind(new ErrorResponse(status, '', null))).toBe(kind)
})

test('anything else thrown is our fault', () => {
  expect(errorKind(new Error('database unreachable'))).toBe('fault')
})
