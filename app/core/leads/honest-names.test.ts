import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contactReaders } from './contact.ts'

const shapes = readFileSync(new URL('honest-names.fixture.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

test('the list has at least 300 different names of real people', () => {
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(300)
})

test.each(shapes)('"%s" is accepted as a name', (name) => {
  expect(contactReaders.name(name)).toMatchObject({ ok: true })
})
