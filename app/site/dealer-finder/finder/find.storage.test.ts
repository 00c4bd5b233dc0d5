import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { everyDatabase } from '../../../../tests/support/database.ts'
import { seedCarsAndDealers } from '../../../../tests/support/leads.ts'
import { dealerSchema } from '../../../core/dealers/dealer.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { findDealers } from './find.server.ts'
import { readAnswer } from './list.server.ts'
import { readSearch } from './search.ts'

/** Saturday, 10.00 in Jakarta, 11.00 in Bali, 12.00 in Papua. */
const saturday = Temporal.Instant.from('2026-11-28T03:00:00Z')
const midnight = Temporal.Instant.from('2026-11-28T17:00:00Z')

describe.each(everyDatabase)('the dealer finder on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedCarsAndDealers(database.db, saturday)
    await database.db
      .update(dealers)
      .set({ segments: ['mobil-penumpang'] })
      .where(eq(dealers.slug, 'dwindo-cakung'))
  })
  afterAll(() => database.close())

  const find = async (typed: Record<string, string> | string, now = saturday) => {
    const found = await findDealers(database.db, readSearch(new URLSearchParams(typed)), now)
    return { ...found, ...found.answer }
  }
  const names = ({ results }: Awaited<ReturnType<typeof find>>) => results.map(({ name }) => name)

  test('without a question it lists all dealers by name, a few at first', async () => {
    const found = await find({})
    expect(found.total).toBe(95)
    expect(found.results).toHaveLength(20)
    expect((await find({ tampil: '100' })).results).toHaveLength(95)
    expect((await find({ tampil: '40' })).results).toHaveLength(40)
  })

  test('from a place it lists the nearest, each with its distance', async () => {
    const found = await find({ q: 'Sby' })
    expect(found.where).toMatchObject({ kind: 'from', label: 'Kota Surabaya, Jawa Timur', measured: { from: 'middle' } })
    expect(found.results[0]?.distance).toMatch(/^[\d,]+ km$/)
  })

  test('all dealers of a province are listed, without distances', async () => {
    const found = await find({ q: 'Jabar' })
    expect(found.where).toMatchObject({ kind: 'in', label: 'Jawa Barat' })
    expect(found.results.every(({ address, distance }) => address.endsWith('Jawa Barat') && distance === null)).toBe(true)
  })

  test('a typed place is used instead of the visitor’s location', async () => {
    const found = await find({ q: 'Denpasar', lokasi: '-6.2,106.8' })
    expect(found.where).toMatchObject({ kind: 'from', measured: { from: 'middle' } })
  })

  test.each(['https://www.google.com/maps/place/Monas/@-7.79,110.36,17z/data=!3d-6.2088!4d106.8456', '6.2088 LS 106.8456 BT'])(
    'a typed point, %s, gives the same answer as a browser location, and has priority over one',
    async (q) => {
      const [typed, given] = [await find({ q, lokasi: '-8.65,115.22' }), await find({ lokasi: '-6.209,106.846' })]
      expect(typed.where).toMatchObject({ kind: 'from', label: 'titik itu', measured: { from: 'itself' } })
      expect(given.where).toMatchObject({ kind: 'from', label: 'lokasi Anda', measured: { from: 'itself' } })
      expect(typed.results).toEqual(given.results)
      expect(typed.otherPlaces).toEqual([])
    },
  )

  test('the unknown parts of an old link are reported, and the rest of it applies', async () => {
    const found = await find('vehicle=galant&service=bodi-cat&service=cuci&q=Sby&tampil=200')
    expect(found.search).toMatchObject({ service: 'bodi-cat', vehicles: [], corrections: ['service-unknown', 'vehicle-unknown'] })
    expect(found.results).toEqual((await find({ service: 'bodi-cat', q: 'Sby', tampil: '200' })).results)
  })

  test('of two models the last one counts, in any spelling', async () => {
    const found = await find('vehicle=xpander&vehicle=L300&vehicle=l-300')
    expect(found).toMatchObject({ search: { vehicles: ['l300'], corrections: ['vehicle-repeated'] } })
    expect((await find('vehicle=L300&vehicle=l300')).search.corrections).toEqual([])
  })

  test('when no place is sure, the guesses are offered and no dealer is listed', async () => {
    const guess = await find({ q: 'Minaz' })
    expect(guess).toMatchObject({
      where: { kind: 'unsure' },
      total: 0,
      otherPlaces: expect.arrayContaining(['Minas, Kabupaten Siak']),
    })
  })

  test('a name for several regions lists their dealers together, and links to each region', async () => {
    const island = await find({ q: 'Nusa Tenggara', tampil: '200' })
    expect(island).toMatchObject({ where: { kind: 'in', label: 'Nusa Tenggara' }, total: 2 })
    expect(island.otherPlaces).toEqual(['Nusa Tenggara Timur', 'Nusa Tenggara Barat'])
    const around = await find({ q: 'Jabodetabek', tampil: '200' })
    const [capital, depok] = [await find({ q: 'DKI Jakarta', tampil: '200' }), await find({ q: 'Depok', tampil: '200' })]
    expect(names(around)).toEqual(expect.arrayContaining(names(capital)))
    expect(around.total).toBeGreaterThan(capital.total)
    expect(names(around)).toContain(names(depok)[0])
  })

  test.each(['Indonesia', 'dealer Mitsubishi terdekat', 'bodi & cat'])('%s names no place: all dealers are listed', async (q) => {
    expect(await find({ q })).toMatchObject({ where: { kind: 'everywhere' }, total: 95 })
  })

  test.each([
    ['Cakung', 'Dwindo Cakung'],
    ['Tebet', 'Bumen Redja Abadi Tebet'],
  ])('in the district %s the dealer that stands there comes first', async (q, name) => {
    const found = await find({ q })
    expect(names(found)[0]).toBe(name)
    expect(found.where).toMatchObject({ kind: 'from', measured: { from: 'itself', name } })
  })

  test('the location of a district is not known: distances are measured from the middle of its city, which is named', async () => {
    expect((await find({ q: 'Krayan' })).where).toMatchObject({ measured: { from: 'middle', name: 'Kabupaten Nunukan' } })
  })

  test('a region without a dealer shows the nearest dealers around it', async () => {
    const flores = await find({ q: 'Flores' })
    expect(flores.where).toMatchObject({ kind: 'from', label: 'Flores', measured: { from: 'middle' }, isInstead: true })
    expect(flores.total).toBe(20)
    expect((await find({ q: 'Papua', service: 'bodi-cat' })).total).toBeGreaterThan(0)
  })

  test('the street and number of a dealer lead to it, although its street is named after a city', async () => {
    const found = await find({ q: 'Jl. Raya Bekasi Km 26' })
    expect(found.where).toMatchObject({ kind: 'from', measured: { from: 'itself', name: 'Dwindo Cakung' } })
    expect(names(found)[0]).toBe('Dwindo Cakung')
    expect(found.otherPlaces).toContain('Kota Bekasi, Jawa Barat')
  })

  test('the short name of Jakarta’s province means the capital', async () => {
    const [short, full] = [await find({ q: 'DKI' }), await find({ q: 'DKI Jakarta' })]
    expect(short.where).toMatchObject({ kind: 'in', label: 'DKI Jakarta' })
    expect(names(short)).toEqual(names(full))
  })

  test('the name of a group lists its dealers; the name of one dealer leads to that one', async () => {
    const group = await find({ q: 'srikandi', tampil: '200' })
    const named = data.dealers.filter(({ name }) => /srikandi/i.test(name)).map(({ name }) => name)
    expect(group.where).toMatchObject({ kind: 'named', label: 'srikandi' })
    expect(names(group)).toEqual(named.toSorted((one, other) => one.localeCompare(other, 'id')))
    expect(group.otherPlaces).toEqual([])
    expect((await find({ q: 'Srikandi Mampang' })).where).toMatchObject({ kind: 'from', measured: { name: 'Srikandi Mampang' } })
  })

  test.each(['kota', 'Kab.', 'DI', 'provinsi', 'dealer di kota'])('%s alone names no place, and the page says so', async (q) => {
    expect(await find({ q })).toMatchObject({ where: { kind: 'nowhere', why: 'nameless' }, total: 0 })
  })

  test.each([
    ['xyzzy', 'unlike'],
    ['00000', 'post-code'],
    ['Jl. Diponegoro', 'street'],
    ['Gang Mawar', 'street'],
  ])('%s is no place: no dealer is listed, and the page says why', async (q, why) => {
    expect(await find({ q })).toMatchObject({ where: { kind: 'nowhere', why }, total: 0 })
  })

  test.each(['12190', 'kode pos 12190', 'Jl. Sudirman 12190'])('%s is somewhere around Jakarta Selatan', async (q) => {
    const label = 'Kota Jakarta Selatan, DKI Jakarta'
    expect((await find({ q })).where).toMatchObject({ kind: 'from', label, postCode: '12190', measured: { from: 'middle' } })
  })

  test('a street beside a place leads to that place; a street alone is asked about, although an airport has its name', async () => {
    expect((await find({ q: 'Jl. Soekarno-Hatta, Malang' })).where).toMatchObject({ label: 'Kota Malang, Jawa Timur' })
    expect((await find({ q: 'Jl. Soekarno-Hatta' })).where).toEqual({ kind: 'unsure', isStreet: true })
    expect((await find({ q: 'Jl. Soekarno-Hatta' })).otherPlaces).toEqual(['Bandara Soekarno-Hatta, Kota Tangerang'])
    expect((await find({ q: 'Bandara Soekarno-Hatta' })).where).toMatchObject({ label: 'Bandara Soekarno-Hatta, Kota Tangerang' })
  })

  test('a filter lists only dealers that pass it', async () => {
    const painting = await find({ service: 'bodi-cat', tampil: '200' })
    expect(painting.total).toBeGreaterThan(0)
    expect(painting.results.every(({ services }) => services.includes('Bodi & cat'))).toBe(true)
    const sellingPickups = await find({ vehicle: 'l300', tampil: '200' })
    const others = data.dealers.map((row) => dealerSchema.parse(row)).filter(({ slug }) => slug !== 'dwindo-cakung')
    expect(sellingPickups.total).toBe(others.filter(({ displayedCars }) => displayedCars?.includes('l300') ?? true).length)
    expect(names(sellingPickups)).not.toContain('Dwindo Cakung')
  })

  test('with a model, each dealer says whether the car is on display or must be asked for', async () => {
    const { results } = await find({ vehicle: 'l300', tampil: '200' })
    const told = (name: string) => results.find((result) => result.name === name)?.display
    expect(told('Dealer Contoh Tarakan')).toBeUndefined()
    expect(told('Dealer Contoh Mataram')).toBe('L300 ada di ruang pamer')
    expect(told('Mahakam Berlian Samjaya Samarinda')).toMatch(/tanyakan apakah/)
    expect((await find({})).results.every(({ display }) => display === null)).toBe(true)
  })

  test.each([{}, { q: 'Jawa' }, { service: 'bodi-cat' }, { q: 'srikandi' }, { buka: 'ya' }, { area: '-7,106,-6,108' }])(
    'the map has every dealer of %j, in the order of the list',
    async (query) => {
      const { total, results, onMap } = await find({ ...query, tampil: '200' })
      expect(onMap.map(({ slug }) => slug)).toEqual(results.map(({ slug }) => slug))
      expect(onMap).toHaveLength(total)
    },
  )

  test('the database and the facts give the same answer to every search', async () => {
    const queries = ['q=Sby', 'q=Jabar', 'q=srikandi', 'q=Flores', 'q=xyzzy', 'lokasi=-6.2,106.8', 'area=-7,106,-6,108', '']
    const filters = ['', 'service=bodi-cat', 'vehicle=l300', 'urut=abjad&tampil=50', 'service=sales&vehicle=xpander']
    for (const query of queries)
      for (const filter of filters)
        for (const open of ['', 'buka=ya']) {
          const asked = [query, filter, open].join('&')
          const found = await findDealers(database.db, readSearch(new URLSearchParams(asked)), saturday)
          const { search, where, answer, car } = found
          const { onMap, ...stored } = await readAnswer(database.db, { search, where, now: saturday }, car)
          expect({ ...stored, onMap: answer.onMap }, asked).toEqual(answer)
          expect(
            onMap.map(({ slug }) => slug),
            asked,
          ).toEqual(answer.results.map(({ slug }) => slug))
        }
  })

  test('an area of the map lists its dealers, and a typed place is used instead of the area', async () => {
    const { where, results } = await find({ area: '-6.4,106.6,-6,107', tampil: '200' })
    expect(where.kind).toBe('area')
    expect(results.length).toBeGreaterThan(3)
    for (const { latitude, longitude } of results) {
      expect(latitude).toSatisfy((degrees: number) => degrees >= -6.4 && degrees <= -6)
      expect(longitude).toSatisfy((degrees: number) => degrees >= 106.6 && degrees <= 107)
    }
    expect((await find({ area: '-6.4,106.6,-6,107', q: 'Denpasar' })).where).toMatchObject({ kind: 'from' })
    expect((await find({ area: '-1,100,-0.9,100.01' })).total).toBe(0)
  })

  test('"open now" is decided in the dealer’s local time', async () => {
    const open = await find({ buka: 'ya', tampil: '200' })
    expect(open.total).toBeGreaterThan(0)
    expect(open.results.every(({ isOpen }) => isOpen)).toBe(true)
    expect((await find({ buka: 'ya' }, midnight)).total).toBe(0)
  })

  test('sorting by name lists the same nearest dealers in another order', async () => {
    const [byDistance, byName] = [await find({ q: 'Jogja' }), await find({ q: 'Jogja', urut: 'abjad' })]
    expect(names(byName)).toEqual(names(byDistance).toSorted((one, other) => one.localeCompare(other, 'id')))
  })
})
