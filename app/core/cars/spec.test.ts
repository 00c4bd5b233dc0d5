import { expect, test } from 'vitest'
import { carsInFiles } from './catalogue-files.server.ts'
import { matchCar } from './find-car.ts'
import { type SpecKey, type Subject, specTable } from './spec.ts'

const subject = (name: string, variant: string): Subject => {
  const car = matchCar(carsInFiles, name)
  const found = car?.variants.find(({ slug }) => slug === variant)
  if (!car || !found) throw new Error(`no ${name} ${variant}`)
  return { car, variant: found }
}
const row = (subjects: Subject[], key: SpecKey) =>
  specTable(subjects)
    .flatMap(({ rows }) => rows)
    .find((one) => one.key === key)
const texts = (subjects: Subject[], key: SpecKey) => row(subjects, key)?.cells.map(({ text }) => text)

const glsManual = subject('xpander', 'gls-mt')
const ultimateCvt = subject('xpander', 'ultimate-cvt')
const hybrid = subject('xforce', 'hev')
const plugIn = subject('outlander phev', '2-4-phev-s-awc')

test('numbers are formatted the Indonesian way', () => {
  expect(texts([glsManual], 'length')).toEqual(['4.595 mm'])
  expect(texts([glsManual], 'power')).toEqual(['105 PS / 6.000 rpm'])
  expect(texts([subject('eclipse cross', '1-5t-ultimate')], 'torque')).toEqual(['250 Nm / 2.000–3.500 rpm'])
  expect(texts([plugIn], 'battery')).toEqual(['13,8 kWh'])
})

test('rows with different values are marked, rows with equal values are not', () => {
  expect(row([glsManual, ultimateCvt], 'clearance')?.differs).toBe(true)
  expect(row([glsManual, ultimateCvt], 'length')?.differs).toBe(false)
  expect(row([glsManual], 'clearance')?.differs).toBe(false)
})

test('a fact that no variant has is left out; a fact that one variant lacks counts as different', () => {
  expect(row([glsManual, ultimateCvt], 'motor')).toBeUndefined()
  expect(row([glsManual, hybrid], 'motor')).toMatchObject({
    differs: true,
    cells: [
      { text: null, toConfirm: false },
      { text: '116 PS / 255 Nm', toConfirm: true },
    ],
  })
  expect(texts([plugIn], 'rearMotor')).toEqual(['95 PS / 195 Nm'])
})

test("a variant's own confidence replaces the model's", () => {
  expect(row([hybrid], 'length')?.cells[0]?.toConfirm).toBe(true)
  expect(row([subject('xforce', 'ultimate-cvt')], 'length')?.cells[0]?.toConfirm).toBe(false)
})

test("a variant's own seats replace the model's", () => {
  expect(texts([subject('triton', 'glx-mt-single-cab-4x2'), subject('triton', 'ultimate-at-double-cab-4x4')], 'seats')).toEqual([
    '2',
    '5',
  ])
})
