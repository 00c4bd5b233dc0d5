import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWays } from './choice.ts'

test('with nothing said it is what is usual, without extensions', () => {
  expect(readWays({})).toMatchObject({
    tenor: 60,
    firstInstalment: 'advance',
    insurance: { cover: 'combination', extensions: [], liability: null },
  })
})

test('a combination may be comprehensive for more years than the first', () => {
  const { insurance, said } = readWays({ asuransi: 'kombinasi-3' })
  expect(insurance).toMatchObject({
    cover: 'combination',
    coverByYear: ['comprehensive', 'comprehensive', 'comprehensive', 'tlo'],
  })
  expect(said.asuransi).toBe('kombinasi-3')
})

test('extensions are read in any order, and what is none is left out', () => {
  const { insurance, said } = readWays({ tanggung_jawab: '50000000' }, ['gempa', 'meteor', 'banjir'])
  expect(insurance).toMatchObject({ extensions: ['flood', 'earthquake'], liability: 50_000_000 })
  expect(said).toMatchObject({ perluasan: ['banjir', 'gempa'], tanggung_jawab: '50000000' })
})

test('what stands in the address afterwards means the same', () => {
  const names = fc.constantFrom('kombinasi-2', 'all-risk', 'banjir', 'terorisme', '25000000', '', 'toString', '__proto__', '-1')
  fc.assert(
    fc.property(names, names, fc.array(names), (asuransi, tanggung_jawab, ticked) => {
      const first = readWays({ asuransi, tanggung_jawab, angsuran_pertama: asuransi }, ticked)
      const { perluasan, ...said } = first.said
      expect(readWays({ ...said, tenor: String(first.tenor) }, perluasan)).toEqual(first)
    }),
  )
})

test.each(['toString', 'constructor', '__proto__'])('%s is no choice', (name) => {
  expect(readWays({ asuransi: name, angsuran_pertama: name, tanggung_jawab: name }, [name])).toEqual(readWays({}))
})
