import { expect, test } from 'vitest'
import { Uploads } from './uploads.ts'

const clients = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c']

test('eight files are received at once, and the next when one of them has ended', () => {
  const uploads = new Uploads()
  const ends = clients.map((client) => uploads.begin(client))
  expect(ends).not.toContain(null)
  expect(uploads.begin('d')).toBeNull()
  ends[4]?.()
  expect(uploads.begin('d')).not.toBeNull()
  expect(uploads.begin('d')).toBeNull()
})

test('three of them may be of one client; another is let in all the same', () => {
  const uploads = new Uploads()
  const [first] = [1, 2, 3].map(() => uploads.begin('a'))
  expect(uploads.begin('a')).toBeNull()
  expect(uploads.begin('b')).not.toBeNull()
  first?.()
  expect(uploads.begin('a')).not.toBeNull()
})
