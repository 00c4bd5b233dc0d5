import { expect, test } from 'vitest'
import { postCodeIn } from './post-codes.ts'

test.each([
  ['12190', 'Kota Jakarta Selatan'],
  ['kode pos 12190', 'Kota Jakarta Selatan'],
  ['Kodepos: 60281', 'Kota Surabaya'],
  ['１２１９０', 'Kota Jakarta Selatan'],
  ['Jl. Mawar 3, 40132', 'Kota Bandung'],
  ['Jl. Mawar 3 40132', 'Kota Bandung'],
  ['40391', 'Kabupaten Bandung Barat'],
  ['40513', 'Kota Cimahi'],
  ['15325', 'Kota Tangerang Selatan'],
  ['16424', 'Kota Depok'],
  ['20112', 'Kota Medan'],
  ['30129', 'Kota Palembang'],
  ['50241', 'Kota Semarang'],
  ['55213', 'Kota Yogyakarta'],
  ['65119', 'Kota Malang'],
  ['80113', 'Kota Denpasar'],
  ['90111', 'Kota Makassar'],
  ['95111', 'Kota Manado'],
  ['99611', 'Kabupaten Merauke'],
])('%s is about %s', (text, name) => {
  expect(postCodeIn(text)?.regency?.name).toBe(name)
})

test('a code with unknown first digits gives no regency', () => {
  expect(postCodeIn('00000')).toEqual({ code: '00000', regency: null })
  expect(postCodeIn('77999')).toEqual({ code: '77999', regency: null })
})

test.each(['', 'Bandung', '1219', '121900', '0812 34567', '+62 21579', '12.190,5', '-6.21462, 106.81513'])(
  '"%s" has no post code',
  (text) => {
    expect(postCodeIn(text)).toBeNull()
  },
)
