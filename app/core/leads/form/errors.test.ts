import { expect, test } from 'vitest'
import { inOrder, inWords } from './errors.ts'

const fields = ['name', 'province', 'city', 'dealer', 'agreement']

test('the summary lists the errors in the order of the fields', () => {
  const errors = { agreement: 'Centang persetujuan', name: 'Isi nama Anda' }
  expect(inOrder(fields, errors)).toEqual([
    { field: 'name', message: 'Isi nama Anda' },
    { field: 'agreement', message: 'Centang persetujuan' },
  ])
})

test('the summary leaves out an error of a field that the form does not show', () => {
  expect(inOrder(fields, { name: undefined, plate: 'Isi nomor polisi' })).toEqual([])
})

test('a field without its own control links to the control that is shown', () => {
  expect(inOrder(fields, { dealer: 'Pilih dealer' }, { dealer: 'province' })).toEqual([
    { field: 'province', message: 'Pilih dealer' },
  ])
})

test('a control with two errors is listed once, with the first sentence', () => {
  const errors = { province: 'Pilih provinsi', dealer: 'Pilih dealer', name: 'Isi nama Anda' }
  expect(inOrder(fields, errors, { dealer: 'province' })).toEqual([
    { field: 'name', message: 'Isi nama Anda' },
    { field: 'province', message: 'Pilih provinsi' },
  ])
})

test('two controls with the same sentence are both listed', () => {
  const errors = { province: 'Pilih wilayah', city: 'Pilih wilayah' }
  expect(inOrder(fields, errors).map(({ field }) => field)).toEqual(['province', 'city'])
})

test('a refusal becomes its sentence, with the typed text where the sentence needs it', () => {
  const words = { missing: 'Isi nama Anda', 'too-long': (typed: string) => `Nama ${typed.length} huruf, paling banyak 100` }
  const typed = { name: 'Rina' }
  expect(inWords({ name: 'too-long', city: 'missing', dealer: undefined }, words, typed)).toEqual({
    name: 'Nama 4 huruf, paling banyak 100',
    city: 'Isi nama Anda',
  })
  expect(inWords({ city: 'too-long' }, words, typed)).toEqual({ city: 'Nama 0 huruf, paling banyak 100' })
})
