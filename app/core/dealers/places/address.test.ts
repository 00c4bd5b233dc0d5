import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { addressLine } from '../address-line.ts'
import { dealerSchema } from '../dealer.ts'
import { regencyOf } from '../regions.ts'
import { addressOf } from './address.ts'
import { districts } from './districts.ts'
import { findPlaces } from './find-places.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const found = (text: string) => findPlaces(text, { dealers })

describe('the region in an address counts more than the name of the village or street', () => {
  test.each([
    ['dsn krajan ds sumberejo kec ambulu kab jember', 'Ambulu, Kabupaten Jember'],
    ['kab jember kec ambulu ds sumberejo', 'Ambulu, Kabupaten Jember'],
    ['Sumberejo, kec ambulu, jember', 'Ambulu, Kabupaten Jember'],
    ['ds sumberejo kab jember', 'Kabupaten Jember, Jawa Timur'],
    ['ds. karangrejo kec. kerek kab. tuban', 'Kerek, Kabupaten Tuban'],
    ['Ds.Karangrejo RT.05/RW.02 Kec.Kerek Kab.Tuban 62356', 'Kerek, Kabupaten Tuban'],
    ['dusun II desa bandar khalipah kec percut sei tuan kab deli serdang', 'Percut Sei Tuan, Kabupaten Deli Serdang'],
    ['Bandar Khalipah Kab Deli Serdang', 'Kabupaten Deli Serdang, Sumatera Utara'],
    ['jl mawar 3 desa makmur kab jember 68172', 'Kabupaten Jember, Jawa Timur'],
    ['Perumahan Griya Asri Blok B3 No 12 Cibinong Bogor', 'Cibinong, Kabupaten Bogor'],
    ['Ruko Palembang Square Bekasi', 'Kota Bekasi, Jawa Barat'],
    ['Perumahan Bekasi', 'Kota Bekasi, Jawa Barat'],
    ['Jalan Medan Merdeka Barat Jakarta', 'DKI Jakarta'],
    ['Jl. Surabaya Malang 65115', 'Kota Malang, Jawa Timur'],
  ])('%s', (text, label) => {
    expect(found(text)[0]).toMatchObject({ label, sure: true })
  })
})

test('no place outside the named regency is offered', () => {
  const codes = found('Sumberejo kab. Jember').flatMap((place) => ('code' in place ? [place.code] : []))
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.filter((code) => !code.startsWith('35.09'))).toEqual([])
})

test('for a village called Sumberejo, the answer is in the regency that the address names', () => {
  const some = districts.filter((_, at) => at % 20 === 0)
  const elsewhere = some.filter(({ name, regencyCode }) => {
    const [first] = found(`ds Sumberejo kec ${name} ${regencyOf(regencyCode).name}`)
    return !(first?.sure && 'code' in first && first.code.startsWith(regencyCode))
  })
  expect(elsewhere).toEqual([])
})

describe('a word for a kind of place can be part of a name', () => {
  test.each([
    ['Blok M', 'Blok M, Kota Jakarta Selatan'],
    ['Ruko BSD', 'BSD City, Kota Tangerang Selatan'],
    ['Komplek Kebayoran Lama', 'Kebayoran Lama, Kota Jakarta Selatan'],
    ['Komplek Ruko Kelapa Gading Jakarta Utara', 'Kelapa Gading, Kota Jakarta Utara'],
    ['sun star ruko denpasar', 'Sun Star Motor Denpasar'],
    ['Perumahan Harapan Indah Bekasi', 'Harapan Indah, Kota Bekasi'],
    ['Perum Kota Baru Parahyangan', 'Kota Baru Parahyangan, Kabupaten Bandung Barat'],
    ['Kota Padang Rejang Lebong', 'Kota Padang, Kabupaten Rejang Lebong'],
    ['poso kota selatan', 'Poso Kota Selatan, Kabupaten Poso'],
    ['Dusun Selatan Barito Selatan', 'Dusun Selatan, Kabupaten Barito Selatan'],
    ['Sanga Desa Musi Banyuasin', 'Sanga Desa, Kabupaten Musi Banyuasin'],
    ['Kabupaten Lima Puluh Kota', 'Kabupaten Lima Puluh Kota, Sumatera Barat'],
  ])('%s', (text, label) => {
    expect(found(text)[0]).toMatchObject({ label, sure: true })
  })
})

test.each([
  ['Surabaya', 'Surabaya', null],
  ['D.I. Yogyakarta', 'D.I. Yogyakarta', null],
  ['desa makmur', 'desa makmur', null],
  ['Depok kel. Sukamaju', 'Depok', null],
  ['kel. Sukamaju, Depok', 'Depok', null],
  ['ds makmur kab. Tuban', 'kab Tuban', { sort: 'regency', text: 'kab Tuban' }],
  ['kec Kota Agung kab Tanggamus', 'kec Kota Agung kab Tanggamus', { sort: 'regency', text: 'kab Tanggamus' }],
])('of %s the names are %s', (text, names, region) => {
  expect(addressOf(text)).toEqual({ names, region })
})

describe('the street and number of a dealer find that dealer', () => {
  test.each([
    ['Jl. Dr. Saharjo 321', 'Bumen Redja Abadi Tebet'],
    ['Jalan Dr Saharjo No.321, Tebet, Jakarta Selatan 12810', 'Bumen Redja Abadi Tebet'],
    ['saharjo 321', 'Bumen Redja Abadi Tebet'],
    ['Jl. Raya Bekasi Km 26', 'Dwindo Cakung'],
    ['Jl. Raya Bekasi KM. 26, Ujung Menteng, Jakarta Timur', 'Dwindo Cakung'],
    ['Jl. Gatot Subroto 437, Medan', 'Sardana Medan Gatot Subroto'],
    ['Jl. Pluit Selatan Raya No. 6', 'Setiakawan Pahala Motor Pluit'],
    ['Jl. Sultan Iskandar Muda 28', 'Ciwangi Berlian Motors Pondok Indah'],
  ])('%s', (text, label) => {
    expect(found(text)[0]).toMatchObject({ label, sure: true })
    expect(found(text).filter(({ kind }) => kind === 'dealer')).toHaveLength(1)
  })

  const numbered = dealers.filter(({ address }) => address && /\d/.test(address))

  test.each(numbered.map((dealer) => [dealer.name, dealer] as const))('of %s, typed in part or in full', (name, dealer) => {
    const { address = '' } = dealer
    const short = /^.*?\d\S*/.exec(address ?? '')?.[0] ?? ''
    for (const text of [
      short,
      short.toLowerCase(),
      address ?? '',
      addressLine(dealer),
      `${name}, ${address}`,
      `${address} 12345`,
    ])
      expect(found(text)[0], text).toMatchObject({ label: name, sure: true })
  })

  test.each([
    'Jl. Dr. Saharjo',
    'Jl. Dr. Saharjo 32',
    'Jl. Dr. Saharjo 3210',
    'Km 26',
    '321',
    'Jl. Gatot Subroto 437, Bandung',
    'Jl. Raya Bekasi Km 26 Surabaya',
    'Jl. Soekarno-Hatta',
  ])('%s is not the address of a dealer', (text) => {
    expect(found(text)[0]?.kind).not.toBe('dealer')
  })
})
