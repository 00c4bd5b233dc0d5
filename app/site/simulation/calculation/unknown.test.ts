import { expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { provinces, regencies } from '../../../core/dealers/regions.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import type { Typed } from '../../../ui/form.ts'
import { unknownIn } from './unknown.ts'

const asked = (typed: Typed, found: { extensions?: string[]; withCash?: boolean } = {}) =>
  unknownIn(typed, {
    cars: carsInFiles,
    packages: packagesInFile,
    provinces,
    regencies,
    car: true,
    accessories: true,
    extensions: [],
    withCash: true,
    oldCar: [],
    ...found,
  })

const names = {
  variant: 'variant',
  color: 'colour',
  province: 'province',
  city: 'city',
  cara: 'way',
  tenor: 'tenor',
  angsuran_pertama: 'first',
  asuransi: 'insurance',
  tanggung_jawab: 'liability',
  paket: 'package',
  tukar_tambah: 'trade-in',
  km_setahun: 'kilometres',
  porsi_listrik: 'electric-share',
}

test.each(Object.entries(names))('%s: an unknown value is reported, an empty one is not', (name, choice) => {
  for (const text of ['zzz', '-1', '9'.repeat(400), 'toString']) expect(asked({ [name]: text })).toEqual([choice])
  expect(asked({ [name]: '' })).toEqual([])
})

test('an unknown extension is reported', () => {
  expect(asked({}, { extensions: ['banjir', 'zzz'] })).toEqual(['extensions'])
  expect(asked({}, { extensions: ['banjir', 'gempa', ''] })).toEqual([])
})

test('every known value passes, also one of another car', () => {
  const typed = {
    variant: 'gls-mt',
    color: 'quartz-white-pearl',
    province: '51',
    city: '31.71',
    cara: 'tunai',
    tenor: '84',
    angsuran_pertama: 'addb',
    asuransi: 'tlo',
    tanggung_jawab: '100000000',
    paket: 'murabahah',
    tukar_tambah: 'tidak',
    km_setahun: '20.000',
    porsi_listrik: '65 %',
  }
  expect(asked(typed, { extensions: ['terorisme'] })).toEqual([])
})

test('the credit calculator ignores a payment choice', () => {
  expect(asked({ cara: 'zzz' }, { withCash: false })).toEqual([])
})
