import { expect, test } from 'vitest'
import { leadTo } from './canonical.ts'

const ledFrom = (path: string) => {
  try {
    leadTo('/cari-dealer/jawa-barat', new Request(new URL(path, 'https://contoh.id')))
    return null
  } catch (answer) {
    return answer instanceof Response && [answer.status, answer.headers.get('Location')]
  }
}

test('a visitor at the page’s own address is not redirected', () => {
  expect(ledFrom('/cari-dealer/jawa-barat')).toBeNull()
  expect(ledFrom('/cari-dealer/jawa-barat?utm_source=x')).toBeNull()
})

test.each(['Jawa-Barat', 'JAWA_BARAT', 'jawa%20barat', 'jawa-barat/', '%6Aawa-barat'])('%s redirects with a 301', (spelling) => {
  expect(ledFrom(`/cari-dealer/${spelling}?utm_source=x`)).toEqual([301, '/cari-dealer/jawa-barat?utm_source=x'])
})
