import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { calendarOf, type Dealer, dealerSchema } from '../../../core/dealers/dealer.ts'
import { shiftsOn } from '../../../core/dealers/opening-hours.ts'
import { readTime } from '../../../lib/day.ts'
import { type Day, Temporal } from '../../../lib/instant.ts'
import { dealerData, specialHours } from './dealer-data.ts'
import { directionsTo } from './directions.ts'
import { exceptionsAhead, hoursText, weekLines } from './week.ts'

const named = (slug: string): Dealer => dealerSchema.parse(data.dealers.find((dealer) => dealer.slug === slug))
const cakung = named('dwindo-cakung')
const saturday = Temporal.PlainDate.from('2026-11-28')
const shift = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('a week', () => {
  test('tells days with the same hours in one line', () => {
    const weekday = [shift(8, 17)]
    expect(weekLines([weekday, weekday, weekday, weekday, weekday, [shift(8, 14)], []])).toEqual([
      { from: 0, to: 4, hours: '08.00–17.00' },
      { from: 5, to: 5, hours: '08.00–14.00' },
      { from: 6, to: 6, hours: null },
    ])
  })

  test('tells a break', () => {
    expect(hoursText([shift(8, 12), shift(13, 16)])).toBe('08.00–12.00, 13.00–16.00')
  })
})

describe('days unlike others', () => {
  const dates = (dealer: Dealer) => exceptionsAhead(dealer, saturday).map(({ day, hours }) => [day.toString(), hours])

  test('are the holidays ahead on which it would be open', () => {
    expect(dates(cakung)).toContainEqual(['2026-12-25', null])
    expect(dates(cakung).every(([date]) => (date ?? '') >= '2026-11-28')).toBe(true)
  })

  test('today can be one', () => {
    const christmas = Temporal.PlainDate.from('2026-12-25')
    expect(exceptionsAhead(cakung, christmas)[0]).toMatchObject({ reason: 'Hari Natal', hours: null, isToday: true })
    expect(exceptionsAhead(cakung, saturday).some(({ isToday }) => isToday)).toBe(false)
  })

  test('the outlet’s own word counts more', () => {
    const open = { ...cakung, otherDays: [{ date: '2026-12-25', hours: [shift(9, 12)], reason: 'Buka saat Natal' }] }
    expect(dates(open)).toContainEqual(['2026-12-25', '09.00–12.00'])
  })

  test('a day that is as usual is none, nor is one that is closed anyway', () => {
    const sunday = { date: '2026-11-29', hours: null, reason: 'Libur' }
    expect(dates({ ...cakung, otherDays: [sunday] })).not.toContainEqual(['2026-11-29', null])
  })
})

describe('directions', () => {
  test('lead to the point where it is on the street', () => {
    const { google, waze, apple } = directionsTo({ ...cakung, geoPrecision: 'street', latitude: -6.2, longitude: 106.9 })
    expect(new URL(google).searchParams.get('destination')).toBe('-6.2,106.9')
    expect(new URL(waze).searchParams.get('ll')).toBe('-6.2,106.9')
    expect(new URL(apple).searchParams.get('daddr')).toBe('-6.2,106.9')
  })

  test('else to wherever the map knows the name', () => {
    const { google, waze } = directionsTo({ ...cakung, geoPrecision: 'city', name: 'Jaya & Putra' })
    expect(new URL(google).searchParams.get('destination')).toMatch(/^Jaya & Putra, /)
    expect(new URL(waze).searchParams.has('ll')).toBe(false)
  })
})

const address = 'https://contoh.id/cari-dealer/dki-jakarta/dwindo-cakung'
const toldAbout = (dealer: Dealer) => dealerData(dealer, address, 'Mitsubishi Motors', specialHours(dealer, saturday))

test('search engines learn hours and address, and a point only where it is on the street', () => {
  const known = toldAbout({ ...cakung, geoPrecision: 'street' })
  expect(known).toMatchObject({ '@type': 'AutoDealer', geo: { latitude: cakung.latitude }, url: address })
  expect(known.openingHoursSpecification[0]).toMatchObject({ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' })
  const guessed = toldAbout({ ...cakung, geoPrecision: 'city' })
  expect(guessed).toMatchObject({ geo: { '@type': 'GeoCircle', geoMidpoint: { latitude: cakung.latitude }, geoRadius: 10_000 } })
})

describe('search engines learn of days unlike others', () => {
  const christmas = { validFrom: '2026-12-25', validThrough: '2026-12-25' }

  test('a closed day closes as it opens', () => {
    expect(specialHours(cakung, saturday)[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      ...christmas,
      opens: '00:00',
      closes: '00:00',
    })
  })

  test('a holiday on which the outlet opens has its shifts', () => {
    const hours = [shift(9, 12), shift(13, 15)]
    const open = { ...cakung, otherDays: [{ date: '2026-12-25', hours, reason: 'Buka saat Natal' }] }
    expect(specialHours(open, saturday).filter(({ validFrom }) => validFrom === '2026-12-25')).toMatchObject([
      { ...christmas, opens: '09:00', closes: '12:00' },
      { ...christmas, opens: '13:00', closes: '15:00' },
    ])
  })

  test('where there is none the property is left out', () => {
    expect(dealerData(cakung, address, 'x', [])).not.toHaveProperty('specialOpeningHoursSpecification')
  })

  test.each(data.dealers.map(({ slug }) => slug))('%s: each day of the coming year opens as its calendar says', (slug) => {
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

/** The hours of a day as the rules of schema.org have them read: those of the day itself, else those of its weekday. */
function asSearchEngine(read: ReturnType<typeof dealerData>, day: Day): number[][] {
  const weekday = day.toLocaleString('en', { weekday: 'long' })
  const special = read.specialOpeningHoursSpecification || []
  const own = special.filter(({ validFrom, validThrough }) => validFrom <= day.toString() && day.toString() <= validThrough)
  const hours = own.length > 0 ? own : read.openingHoursSpecification.filter(({ dayOfWeek }) => dayOfWeek === weekday)
  return hours.map(({ opens, closes }) => [readTime(opens) ?? -1, readTime(closes) ?? -1]).filter(([, closes]) => closes !== 0)
}
