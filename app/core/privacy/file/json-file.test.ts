import { expect, test } from 'vitest'
import { jsonFile } from './json-file.ts'

test('a picture is in the file, and one that does not fit has its link', () => {
  const entry = (id: string) => ({ title: 'Foto', at: null, facts: [], data: { id } })
  const file = jsonFile({
    phone: '+6281234567890',
    parts: [{ section: 'pictures', isWhole: true, entries: [entry('satu'), entry('dua')] }],
    madeAt: '2026-11-28T02:00:00Z',
    pictures: new Map([['satu', 'data:image/jpeg;base64,AQEB']]),
    site: 'https://contoh.id',
  })
  const link = (id: string) => `https://contoh.id/privasi/data-saya/foto/${id}`
  expect(JSON.parse(file).sections[0].entries.map(({ picture }: { picture: unknown }) => picture)).toEqual([
    { link: link('satu'), content: 'data:image/jpeg;base64,AQEB' },
    { link: link('dua'), content: null },
  ])
})
