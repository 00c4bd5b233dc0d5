import { expect, test } from 'vitest'
import { type KnownPrices, type Otr, otrIn } from './otr.ts'
import { provinceByCode } from './provinces.ts'
import { registrationCostsInFile as costs } from './registration-costs.ts'

const province = (code: string) => provinceByCode(code) ?? expect.fail()
const xpander: KnownPrices = { byProvince: { '31': 270_100_000, '32': 272_300_000 }, body: 'mpv', electric: false }
const known = (code: string, prices: KnownPrices): Otr => otrIn(province(code), prices, costs) ?? expect.fail()
const sum = ({ parts }: Otr) => parts.reduce((total, { amount }) => total + amount, 0)
const amount = ({ parts }: Otr, code: string) => parts.find((each) => each.code === code)?.amount

test('a known price of the province is used unchanged', () => {
  expect(known('32', xpander)).toMatchObject({ otr: 272_300_000, basis: 'given' })
})

test('without it, the price is the one in Jakarta plus freight and taxes, rounded like price lists', () => {
  expect(known('33', xpander)).toMatchObject({ otr: 276_850_000, basis: 'from-jakarta' })
})

test('a composed price consists of the car, its taxes and fees', () => {
  const composed = known('31', {
    byProvince: {},
    offTheRoad: 240_000_000,
    taxableValue: 200_000_000,
    body: 'mpv',
    electric: false,
    service: 1_000_000,
  })
  expect(composed).toEqual({
    otr: 240_000_000 + 25_000_000 + 4_200_000 + 143_000 + 675_000 + 1_000_000,
    basis: 'composed',
    parts: [
      { code: 'off-the-road', amount: 240_000_000 },
      { code: 'transfer-tax', amount: 25_000_000 },
      { code: 'vehicle-tax', amount: 4_200_000 },
      { code: 'accident-fund', amount: 143_000 },
      { code: 'state-fees', amount: 675_000 },
      { code: 'service', amount: 1_000_000 },
    ],
  })
})

test('vehicle tax with surcharge in Jawa Tengah equals the published example', () => {
  const taxed = known('33', { byProvince: {}, offTheRoad: 0, taxableValue: 100_000_000, body: 'mpv', electric: false })
  expect(amount(taxed, 'vehicle-tax')).toBe(1_830_150)
})

test.each(['31', '32', '94'])('the parts of a price in %s add up to the price', (code) => {
  const price = known(code, xpander)
  expect(sum(price)).toBe(price.otr)
})

test('an electric car pays fees but no taxes', () => {
  const price = known('31', { ...xpander, electric: true })
  expect([amount(price, 'transfer-tax'), amount(price, 'vehicle-tax'), amount(price, 'state-fees')]).toEqual([0, 0, 675_000])
})

test('without known prices there is no price', () => {
  expect(otrIn(province('33'), { byProvince: {}, body: 'suv', electric: false }, costs)).toBeNull()
  expect(provinceByCode('99')).toBeNull()
})
