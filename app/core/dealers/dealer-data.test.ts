import { describe, expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { readTime } from '../../lib/day.ts'
import { type Day, Temporal } from '../../lib/instant.ts'
import { calendarOf, type Dealer, dealerSchema } from './dealer.ts'
import { dealerData } from './dealer-data.ts'
import { shiftsOn } from './shifts-on.ts'
import { specialHours } from './special-hours.ts'

const named = (slug: string): Dealer => dealerSchema.parse(data.dealers.find((dealer) => dealer.slug === slug))
const cakung = named('dwindo-cakung')
const saturday = Temporal.PlainDate.from('2026-11-28')
const shift = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

const address = 'https://contoh.id/cari-dealer/dki-jakarta/dwindo-cakung'
const toldAbout = (dealer: Dealer) => dealerData(dealer, address, 'Mitsubishi Motors', specialHours(dealer, saturday))

test('search engines get hours and address, and a point only when it is exact to the street', () => {
  const known = toldAbout({ ...cakung, geoPrecision: 'street' })
  expect(known).toMatchObject({ '@type': 'AutoDealer', geo: { latitude: cakung.latitude }, url: address })
  expect(known.openingHoursSpecification[0]).toMatchObject({ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' })
  const guessed = toldAbout({ ...cakung, geoPrecision: 'city' })
  expect(guessed).toMatchObject({ geo: { '@type': 'GeoCircle', geoMidpoint: { latitude: cakung.latitude }, geoRadius: 10_000 } })
})

describe('search engines get days with special hours', () => {
  const christmas = { validFrom: '2026-12-25', validThrough: '2026-12-25' }

  test('a closed day opens and closes at the same time', () => {
    expect(specialHours(cakung, saturday)[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      ...christmas,
      opens: '00:00',
      closes: '00:00',
    })
  })

  test('a holiday on which the dealer opens has its shifts', () => {
    const hours = [shift(9, 12), shift(13, 15)]
    const open = { ...cakung, otherDays: [{ date: '2026-12-25', hours, reason: 'Buka saat Natal' }] }
    expect(specialHours(open, saturday).filter(({ validFrom }) => validFrom === '2026-12-25')).toMatchObject([
      { ...christmas, opens: '09:00', closes: '12:00' },
      { ...christmas, opens: '13:00', closes: '15:00' },
    ])
  })

  test('without such days the property is left out', () => {
    expect(dealerData(cakung, address, 'x', [])).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  test.each(data.dealers.map(({ slug }) => slug))('%s: the data has the right hours for each day of the coming year', (slug) => {
    const otherDays = [
      { date: '2026-12-24', hours: [shift(9, 11), shift(13, 14)], reason: 'Malam Natal' },
      { date: '2026-12-27', hours: [shift(10, 12)], reason: 'Pameran' },
      { date: '2027-08-17', hours: [shift(10, 12)], reason: 'Buka saat libur' },
      { date: '2027-11-28', hours: null, reason: 'Inventarisasi' },
    ]
    const dealer = { ...named(slug), otherDays }
    const read = dealerData(dealer, address, 'x', specialHours(dealer, saturday))
    for (let ahead = 0; ahead <= 365; ahead++) {
      const day = saturday.add({ days: ahead })
      const calendar = shiftsOn(calendarOf(dealer), day).map(({ opens, closes }) => [opens, closes])
      expect(asSearchEngine(read, day), day.toString()).toEqual(calendar)
    }
  })
})

/** The hours of a day by the rules of schema.org: special hours of that day, otherwise the hours of its weekday. */
function asSearchEngine(read: ReturnType<typeof dealerData>, day: Day): number[][] {
  const weekday = day.toLocaleString('en', { weekday: 'long' })
  const special = read.specialOpeningHoursSpecification || []
  const own = special.filter(({ validFrom, validThrough }) => validFrom <= day.toString() && day.toString() <= validThrough)
  const hours = own.length > 0 ? own : read.openingHoursSpecification.filter(({ dayOfWeek }) => dayOfWeek === weekday)
  return hours.map(({ opens, closes }) => [readTime(opens) ?? -1, readTime(closes) ?? -1]).filter(([, closes]) => closes !== 0)
}
