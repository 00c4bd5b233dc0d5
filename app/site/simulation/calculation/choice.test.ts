import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWays } from './choice.ts'

test('without input the defaults apply, without extensions', () => {
  expect(readWays({})).toMatchObject({
    tenor: 60,
    firstInstalment: 'advance',
    insurance: { cover: 'combination', extensions: [], liability: null },
  })
})

test('a combined insurance can be comprehensive for more than the first year', () => {
  const { insurance, said } = readWays({ asuransi: 'kombinasi-3' })
  expect(insurance).toMatchObject({
    cover: 'combination',
    coverByYear: ['comprehensive', 'comprehensive', 'comprehensive', 'tlo'],
  })
  expect(said.asuransi).toBe('kombinasi-3')
})

test('extensions are read in any order, and unknown ones are ignored', () => {
  const { insurance, said } = readWays({ tanggung_jawab: '50000000' }, ['gempa', 'meteor', 'banjir'])
  expect(insurance).toMatchObject({ extensions: ['flood', 'earthquake'], liability: 50_000_000 })
  expect(said).toMatchObject({ perluasan: ['banjir', 'gempa'], tanggung_jawab: '50000000' })
})

test('the address written from a choice means the same', () => {
  const names = fc.constantFrom('kombinasi-2', 'all-risk', 'banjir', 'terorisme', '25000000', '', 'toString', '__proto__', '-1')
  fc.assert(
    fc.property(names, names, fc.array(names), (asuransi, tanggung_jawab, ticked) => {
      const first = readWays({ asuransi, tanggung_jawab, angsuran_pertama: asuransi }, ticked)
      const { perluasan, ...said } = first.said
      expect(readWays({ ...said, tenor: String(first.tenor) }, perluasan)).toEqual(first)
    }),
  )
})

test.each(['toString', 'constructor', '__proto__'])('%s is not a choice', (name) => {
  expect(readWays({ asuransi: name, angsuran_pertama: name, tanggung_jawab: name }, [name])).toEqual(readWays({}))
})
