import { describe, expect, test } from 'vitest'
import { Temporal } from '../../../../lib/instant.ts'
import { tradeInDataInFiles as data } from '../../trade-in/trade-in-data.server.ts'
import { avanza } from '../../visit.ts'
import { readOldCar, unknownIn } from './read-old-car.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const jakarta = '31'
const read = (typed: Record<string, string>) => readOldCar(typed, jakarta, data, today)
const added = { ...avanza, tukar_tambah: 'ya' }

describe('a value that no car has is reported above the questions', () => {
  test.each([
    [{ current_vehicle_model: 'zzz' }, 'old-model'],
    [{ current_vehicle_variant: 'zzz' }, 'old-variant'],
    [{ current_vehicle_year: '1800' }, 'old-year'],
    [{ current_vehicle_year: '2099' }, 'old-year'],
    [{ current_vehicle_year: 'banyak' }, 'old-year'],
  ])('%o: %s', (changed, choice) => {
    const typed = { ...added, ...changed }
    expect(unknownIn(typed, data, today.year)).toEqual([choice])
    expect(read(typed)).toMatchObject({ wanted: true, counted: false, refusals: {} })
  })

  test.each([
    [{ current_vehicle_transmission: 'zzz' }, 'old-transmission'],
    [{ current_vehicle_plates: 'zzz' }, 'old-plates'],
  ])('%o: %s, and the default counts', (changed, choice) => {
    const typed = { ...added, ...changed }
    expect(unknownIn(typed, data, today.year)).toEqual([choice])
    expect(read(typed)).toMatchObject({ counted: true, refusals: {}, valued: { value: read(added).valued?.value } })
  })
})

test.each([
  [{ current_vehicle_brand: 'zzz' }, { brand: 'brand-unknown' }],
  [{ current_vehicle_range: 'zzz' }, { kilometres: 'kilometres-unreadable' }],
  [{ current_vehicle_color: 'zzz' }, { colour: 'colour-unknown' }],
  [{ current_vehicle_service: 'zzz' }, { 'service-history': 'service-history-unknown' }],
  [{ current_vehicle_accident: 'zzz' }, { accident: 'accident-unknown' }],
  [{ current_vehicle_flood: 'zzz' }, { flood: 'flood-unknown' }],
  [{ current_vehicle_tax: 'zzz' }, { tax: 'tax-unknown' }],
  [{ current_vehicle_owners: 'zzz' }, { owners: 'owners-unknown' }],
  [{ current_vehicle_body: 'zzz' }, { body: 'body-unknown' }],
  [{ current_vehicle_interior: 'zzz' }, { interior: 'interior-unknown' }],
  [{ current_vehicle_tyres: 'zzz' }, { tyres: 'tyres-unknown' }],
  [{ current_vehicle_brand: 'mitsubishi', current_vehicle_model: 'delica' }, { model: 'model-not-valued' }],
])('%o is refused beside its own field', (changed, refusals) => {
  const typed = { ...added, ...changed }
  expect(unknownIn(typed, data, today.year)).toEqual([])
  expect(read(typed).refusals).toEqual(refusals)
})

test('a choice is not reported when a choice above it has changed since', () => {
  for (const changed of [
    { current_vehicle_brand: 'honda' },
    { current_vehicle_model: 'calya' },
    { current_vehicle_year: '2012' },
  ]) {
    expect(unknownIn({ ...added, ...changed }, data, today.year)).toEqual([])
    expect(read({ ...added, ...changed })).toMatchObject({ counted: false, refusals: {} })
  }
})

test('a value in another spelling is chosen in its list, and gives the same estimate', () => {
  const spelled = {
    ...added,
    current_vehicle_brand: 'TOYOTA',
    current_vehicle_model: 'Toyota Avanza',
    current_vehicle_variant: '1.5 G CVT',
    current_vehicle_range: '62.000 km',
    current_vehicle_color: 'putih',
  }
  expect(read(spelled)).toEqual(read({ ...added, current_vehicle_color: 'white' }))
})
