import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../../core/dealers/dealer.ts'
import { provincesWithDealers } from './provinces.ts'

const [first] = data.dealers
const dealer = (regencyCode: string, changed: object = {}) => dealerSchema.parse({ ...first, regencyCode, ...changed })

test('dealers are counted by province, and provinces stand in the order of their names', () => {
  expect(provincesWithDealers([dealer('32.73'), dealer('51.71'), dealer('32.77'), dealer('31.74')])).toEqual([
    { code: '51', name: 'Bali', dealers: 1, sample: false },
    { code: '31', name: 'DKI Jakarta', dealers: 1, sample: false },
    { code: '32', name: 'Jawa Barat', dealers: 2, sample: false },
  ])
})

test('a workshop that sells no cars is not counted', () => {
  expect(provincesWithDealers([dealer('32.73'), dealer('32.77', { services: ['service'] })])).toMatchObject([{ dealers: 1 }])
  expect(provincesWithDealers([dealer('32.77', { services: ['service'] })])).toEqual([])
})

test('a province is a sample as long as no real dealer is there', () => {
  const sample = dealer('81.71', { sample: true })
  expect(provincesWithDealers([sample])).toMatchObject([{ name: 'Maluku', sample: true }])
  expect(provincesWithDealers([sample, dealer('81.71')])).toMatchObject([{ name: 'Maluku', dealers: 2, sample: false }])
})
