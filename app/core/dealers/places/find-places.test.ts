import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../dealer.ts'
import { regencies } from '../regions.ts'
import { districts } from './districts.ts'
import { findPlaces } from './find-places.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const found = (text: string) => findPlaces(text, { dealers })
const first = (text: string) => found(text)[0]?.label

describe('names', () => {
  test.each([
    ['Surabaya', 'Kota Surabaya, Jawa Timur'],
    ['kota SURABAYA', 'Kota Surabaya, Jawa Timur'],
    ['Kab. Bandung', 'Kabupaten Bandung, Jawa Barat'],
    ['bandung, kota', 'Kota Bandung, Jawa Barat'],
    ['  Kabupaten   Bogor ', 'Kabupaten Bogor, Jawa Barat'],
    ['BOGOR (kota)', 'Kota Bogor, Jawa Barat'],
    ['Surabáya', 'Kota Surabaya, Jawa Timur'],
    ['Palangka Raya', 'Kota Palangkaraya, Kalimantan Tengah'],
    ['pekan-baru', 'Kota Pekanbaru, Riau'],
    ['selatan jakarta', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['Lima Puluh Kota', 'Kabupaten Lima Puluh Kota, Sumatera Barat'],
    ['Jawa Timur', 'Jawa Timur'],
    ['Prov. Bali', 'Bali'],
    ['Aceh', 'Aceh'],
    ['Bengkulu', 'Kota Bengkulu, Bengkulu'],
    ['Provinsi Bengkulu', 'Provinsi Bengkulu'],
    ['Papua', 'Papua'],
    ['Kuta Bali', 'Kuta, Kabupaten Badung'],
    ['Kebayoran Baru, Jakarta Selatan', 'Kebayoran Baru, Kota Jakarta Selatan'],
    ['Kec. Bandung', 'Bandung, Kabupaten Serang'],
    ["Ra'as", "Ra'as, Kabupaten Sumenep"],
    ['raas', "Ra'as, Kabupaten Sumenep"],
    ['sun star denpasar', 'Sun Star Motor Denpasar'],
    ['dealer mampang', 'Srikandi Mampang'],
    ['Jl. Gardujati 7, Bandung', 'Kota Bandung, Jawa Barat'],
    ['suraba', 'Kota Surabaya, Jawa Timur'],
  ])('%s', (text, label) => {
    expect(first(text)).toBe(label)
  })
})

describe('abbreviations and other names', () => {
  test.each([
    ['Jkt', 'DKI Jakarta'],
    ['jkt sel', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['Jaksel', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['Jakbar', 'Kota Jakarta Barat, DKI Jakarta'],
    ['Jaktim', 'Kota Jakarta Timur, DKI Jakarta'],
    ['Jakut', 'Kota Jakarta Utara, DKI Jakarta'],
    ['Jakpus', 'Kota Jakarta Pusat, DKI Jakarta'],
    ['Sby', 'Kota Surabaya, Jawa Timur'],
    ['Jogja', 'Kota Yogyakarta, DI Yogyakarta'],
    ['Yogya', 'Kota Yogyakarta, DI Yogyakarta'],
    ['D.I.Y.', 'DI Yogyakarta'],
    ['DIY', 'DI Yogyakarta'],
    ['Solo', 'Kota Surakarta, Jawa Tengah'],
    ['Bdg', 'Kota Bandung, Jawa Barat'],
    ['Mks', 'Kota Makassar, Sulawesi Selatan'],
    ['Ujung Pandang', 'Kota Makassar, Sulawesi Selatan'],
    ['Smg', 'Kota Semarang, Jawa Tengah'],
    ['Mdn', 'Kota Medan, Sumatera Utara'],
    ['Bks', 'Kota Bekasi, Jawa Barat'],
    ['Tng', 'Kota Tangerang, Banten'],
    ['Tangsel', 'Kota Tangerang Selatan, Banten'],
    ['Bgr', 'Kota Bogor, Jawa Barat'],
    ['Kab Bgr', 'Kabupaten Bogor, Jawa Barat'],
    ['Dps', 'Kota Denpasar, Bali'],
    ['Plg', 'Kota Palembang, Sumatera Selatan'],
    ['Pku', 'Kota Pekanbaru, Riau'],
    ['Bpn', 'Kota Balikpapan, Kalimantan Timur'],
    ['Bjm', 'Kota Banjarmasin, Kalimantan Selatan'],
    ['Ptk', 'Kota Pontianak, Kalimantan Barat'],
    ['Sumut', 'Sumatera Utara'],
    ['Sumbar', 'Sumatera Barat'],
    ['Sumsel', 'Sumatera Selatan'],
    ['Jabar', 'Jawa Barat'],
    ['Jateng', 'Jawa Tengah'],
    ['Jatim', 'Jawa Timur'],
    ['Kalbar', 'Kalimantan Barat'],
    ['Kalteng', 'Kalimantan Tengah'],
    ['Kalsel', 'Kalimantan Selatan'],
    ['Kaltim', 'Kalimantan Timur'],
    ['Kaltara', 'Kalimantan Utara'],
    ['Sulsel', 'Sulawesi Selatan'],
    ['Sulut', 'Sulawesi Utara'],
    ['Sulteng', 'Sulawesi Tengah'],
    ['Sultra', 'Sulawesi Tenggara'],
    ['Sulbar', 'Sulawesi Barat'],
    ['NTB', 'Nusa Tenggara Barat'],
    ['NTT', 'Nusa Tenggara Timur'],
    ['Babel', 'Kepulauan Bangka Belitung'],
    ['Kepri', 'Kepulauan Riau'],
    ['Irian Jaya', 'Papua'],
    ['sumatra utara', 'Sumatera Utara'],
  ])('%s', (text, label) => {
    expect(first(text)).toBe(label)
  })
})

describe('typos', () => {
  test.each([
    ['Bandug', 'Kota Bandung, Jawa Barat'],
    ['Semarnag', 'Kota Semarang, Jawa Tengah'],
    ['Makasar', 'Kota Makassar, Sulawesi Selatan'],
    ['denpsar', 'Kota Denpasar, Bali'],
    ['Jakrta Selatan', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['Balikpapen', 'Kota Balikpapan, Kalimantan Timur'],
    ['Banjramasen', 'Kota Banjarmasin, Kalimantan Selatan'],
    ['Pematang Sintar', 'Kota Pematangsiantar, Sumatera Utara'],
  ])('%s', (text, label) => {
    expect(first(text)).toBe(label)
  })

  test('a name with exactly the typed word comes before a name that needs a typo', () => {
    expect(first('Mampang')).toBe('Srikandi Mampang')
    expect(found('Mampang').map(({ label }) => label)).toContain('Kabupaten Sampang, Jawa Timur')
  })
})

test('a name of two places gives both; the typed kind of place comes first', () => {
  const codes = (text: string) => found(text).map((place) => ('code' in place ? place.code : place.label))
  expect(codes('Bandung').slice(0, 2)).toEqual(['32.73', '32.04'])
  expect(codes('Kabupaten Bandung').slice(0, 2)).toEqual(['32.04', '32.73'])
  expect(codes('Sorong').slice(0, 2)).toEqual(['96.71', '96.01'])
})

test.each(['', '  ', 'xyzzyq', 'asdfgh jkl', 'qwertyuiop', 'kota', 'a', '12345', '🚗', 'Kab. Kota'])(
  '"%s" is no place',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test('each place has a point: a region its approximate middle, a dealer its own point', () => {
  expect(found('Surabaya')[0]).toMatchObject({ kind: 'regency', code: '35.78', point: { latitude: -7.27, longitude: 112.72 } })
  expect(found('Srikandi Mampang')[0]).toMatchObject({ kind: 'dealer', point: { latitude: -6.243485, longitude: 106.82534 } })
  const [kuta] = found('Kuta Bali')
  expect(kuta).toMatchObject({ kind: 'district', code: '51.03.01', point: findPlaces('Kabupaten Badung', {})[0]?.point })
})

test('dealers are found only when they are passed in', () => {
  expect(found('Srikandi Mampang')[0]?.kind).toBe('dealer')
  expect(findPlaces('Srikandi Mampang', {}).filter(({ kind }) => kind === 'dealer')).toEqual([])
})

test('all districts are listed, each in a regency', () => {
  expect(districts).toHaveLength(7285)
  const codes = new Set(regencies.map(({ code }) => code))
  expect(districts.filter(({ regencyCode, code }) => !codes.has(regencyCode) || !code.startsWith(`${regencyCode}.`))).toEqual([])
  expect(districts.filter(({ name }) => /["\r,]|^\s|\s$/.test(name))).toEqual([])
})

const bare = (name: string) => name.replace(/^(Kota|Kabupaten) (Administrasi )?/, '')
const longNames = regencies.map(({ name }) => bare(name)).filter((name) => name.replaceAll(' ', '').length >= 6)
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const typo = fc.record({
  name: fc.constantFrom(...longNames),
  kind: fc.constantFrom('missed', 'added', 'mistaken', 'swapped'),
  place: fc.nat(),
  letter: fc.constantFrom(...letters),
})

test('with one typo in its name, a city is still among the first five results', () => {
  fc.assert(
    fc.property(typo, ({ name, kind, place, letter }) => {
      const at = place % name.length
      const [before, here, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)]
      const spelled = {
        missed: before + after,
        added: before + letter + here + after,
        mistaken: before + letter + after,
        swapped: before + after.slice(0, 1) + here + after.slice(1),
      }
      const names = found(spelled[kind]).flatMap(({ kind, label }) => (kind === 'regency' ? [label.split(',')[0] ?? ''] : []))
      expect(names.slice(0, 5).map(bare)).toContain(name)
    }),
    { numRuns: 300 },
  )
})

test('any text gives at most eight results, also a very long or strange one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(found(text).length).toBeLessThanOrEqual(8)
    }),
  )
  expect(found('constructor __proto__ toString')).toEqual([])
  expect(found('constructor')).toEqual([])
  expect(found(`${'jakarta '.repeat(10_000)}`).length).toBeLessThanOrEqual(8)
})
