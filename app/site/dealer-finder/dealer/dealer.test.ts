import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { type Dealer, dealerSchema } from '../../../core/dealers/dealer.ts'
import { Temporal } from '../../../lib/instant.ts'
import { directionsTo } from './directions.ts'
import { exceptionsAhead, hoursText, weekLines } from './week.ts'

const named = (slug: string): Dealer => dealerSchema.parse(data.dealers.find((dealer) => dealer.slug === slug))
const cakung = named('dwindo-cakung')
const saturday = Temporal.PlainDate.from('2026-11-28')
const shift = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('a week', () => {
  test('shows days with the same hours in one line', () => {
    const weekday = [shift(8, 17)]
    expect(weekLines([weekday, weekday, weekday, weekday, weekday, [shift(8, 14)], []])).toEqual([
      { from: 0, to: 4, hours: '08.00–17.00' },
      { from: 5, to: 5, hours: '08.00–14.00' },
      { from: 6, to: 6, hours: null },
    ])
  })

  test('shows a break', () => {
    expect(hoursText([shift(8, 12), shift(13, 16)])).toBe('08.00–12.00, 13.00–16.00')
  })
})

describe('exception days', () => {
  const dates = (dealer: Dealer) => exceptionsAhead(dealer, saturday).map(({ day, hours }) => [day.toString(), hours])

  test('are the coming holidays on which the dealer would usually be open', () => {
    expect(dates(cakung)).toContainEqual(['2026-12-25', null])
    expect(dates(cakung).every(([date]) => (date ?? '') >= '2026-11-28')).toBe(true)
  })

  test('can include today', () => {
    const christmas = Temporal.PlainDate.from('2026-12-25')
    expect(exceptionsAhead(cakung, christmas)[0]).toMatchObject({ reason: 'Hari Natal', hours: null, isToday: true })
    expect(exceptionsAhead(cakung, saturday).some(({ isToday }) => isToday)).toBe(false)
  })

  test('have the hours that the dealer gives for a holiday', () => {
    const open = { ...cakung, otherDays: [{ date: '2026-12-25', hours: [shift(9, 12)], reason: 'Buka saat Natal' }] }
    expect(dates(open)).toContainEqual(['2026-12-25', '09.00–12.00'])
  })

  test('include days on which the dealer opens later or closes earlier', () => {
    const monday = '2026-11-30'
    const [usual = shift(8, 17)] = cakung.openingHours[0] ?? []
    const on = (hours: typeof usual) => dates({ ...cakung, otherDays: [{ date: monday, hours: [hours], reason: 'Rapat' }] })
    expect(on({ ...usual, opens: usual.opens + 60 }).map(([date]) => date)).toContain(monday)
    expect(on({ ...usual, closes: usual.closes - 60 }).map(([date]) => date)).toContain(monday)
    expect(on(usual).map(([date]) => date)).not.toContain(monday)
  })

  test('leave out days with the usual hours, and holidays on a usual closed day', () => {
    const sunday = { date: '2026-11-29', hours: null, reason: 'Libur' }
    expect(dates({ ...cakung, otherDays: [sunday] })).not.toContainEqual(['2026-11-29', null])
  })
})

describe('directions', () => {
  test('lead to the dealer’s point when that is exact to the street', () => {
    const { google, waze, apple } = directionsTo({ ...cakung, geoPrecision: 'street', latitude: -6.2, longitude: 106.9 })
    expect(new URL(google).searchParams.get('destination')).toBe('-6.2,106.9')
    expect(new URL(waze).searchParams.get('ll')).toBe('-6.2,106.9')
    expect(new URL(apple).searchParams.get('daddr')).toBe('-6.2,106.9')
  })

  test('otherwise lead to the dealer’s name and address', () => {
    const { google, waze } = directionsTo({ ...cakung, geoPrecision: 'city', name: 'Jaya & Putra' })
    expect(new URL(google).searchParams.get('destination')).toMatch(/^Jaya & Putra, /)
    expect(new URL(waze).searchParams.has('ll')).toBe(false)
  })
})
