import { describe, expect, test } from 'vitest'
import dataText from '../../../../data/regions/abbreviations.json?raw'
import { centroidOf } from '../centroids.ts'
import { kilometresBetween } from '../nearest/great-circle.ts'
import { provinces, regencies } from '../regions.ts'
import { abbreviations, plates, seats, shorthands } from './abbreviations.ts'
import { findPlaces } from './find-places.ts'
import { landmarks } from './landmarks.ts'
import { regionEntries } from './place-entries.ts'
import { nameWords, saysNoPlace, wordsOf } from './typed-place.ts'
import { wideNames } from './wide-names.ts'

const found = (text: string) => findPlaces(text, {})
const names = (text: string) => found(text).map(({ label }) => label.split(',')[0])

describe('a name for several regions means all of them, and offers each one', () => {
  test.each([
    ['Jawa', ['Jawa Barat', 'Jawa Timur', 'Jawa Tengah', 'DKI Jakarta', 'Banten', 'DI Yogyakarta']],
    ['pulau jawa', ['Jawa Barat', 'Jawa Timur', 'Jawa Tengah']],
    ['Sumatera', ['Sumatera Utara', 'Lampung', 'Sumatera Selatan', 'Riau']],
    ['Sumatra', ['Sumatera Utara', 'Lampung', 'Sumatera Selatan', 'Riau']],
    ['Kalimantan', ['Kalimantan Barat', 'Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Tengah', 'Kalimantan Utara']],
    ['Kalimntan', ['Kalimantan Barat', 'Kalimantan Selatan']],
    ['Sulawesi', ['Sulawesi Selatan', 'Sulawesi Tengah', 'Sulawesi Tenggara', 'Sulawesi Utara']],
    ['Papua', ['Provinsi Papua', 'Papua Tengah', 'Papua Pegunungan', 'Papua Barat Daya', 'Papua Barat', 'Papua Selatan']],
    ['Nusa Tenggara', ['Nusa Tenggara Timur', 'Nusa Tenggara Barat']],
    ['Maluku', ['Provinsi Maluku', 'Maluku Utara']],
    ['Jabodetabek', ['DKI Jakarta', 'Kota Bekasi', 'Kota Tangerang', 'Kota Depok']],
    ['dealer jabodetabek', ['DKI Jakarta', 'Kota Bekasi', 'Kota Tangerang', 'Kota Depok']],
    ['Jabotabek', ['DKI Jakarta', 'Kota Bekasi']],
    ['Bandung Raya', ['Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Cimahi']],
    ['Gerbangkertosusila', ['Kota Surabaya', 'Kabupaten Sidoarjo', 'Kabupaten Gresik']],
    ['Solo Raya', ['Kota Surakarta', 'Kabupaten Sukoharjo', 'Kabupaten Karanganyar']],
    ['Madura', ['Kabupaten Sumenep', 'Kabupaten Bangkalan']],
    ['Lombok', ['Kota Mataram', 'Kabupaten Lombok Timur']],
  ])('%s', (text, regions) => {
    const [whole, ...parts] = found(text)
    expect(whole).toMatchObject({ kind: 'wide', sure: true })
    expect(parts.slice(0, regions.length).map(({ label }) => label.split(',')[0])).toEqual(regions)
  })

  test('but a longer name means one place', () => {
    expect(names('Jawa Barat')[0]).toBe('Jawa Barat')
    expect(names('Jawa Barta')[0]).toBe('Jawa Barat')
    expect(names('sumatra barat padang')[0]).toBe('Kota Padang')
  })
})

describe('well-known places', () => {
  test.each([
    ['Monas', 'Monas, Kota Jakarta Pusat'],
    ['IKN', 'Ibu Kota Nusantara, Kabupaten Penajam Paser Utara'],
    ['PIK', 'PIK, Kota Jakarta Utara'],
    ['PIK 2', 'PIK 2, Kabupaten Tangerang'],
    ['BSD', 'BSD City, Kota Tangerang Selatan'],
    ['bsd city', 'BSD City, Kota Tangerang Selatan'],
    ['Puncak Bogor', 'Puncak Bogor, Kabupaten Bogor'],
    ['Cibubur', 'Cibubur, Kota Jakarta Timur'],
    ['solo baru', 'Solo Baru, Kabupaten Sukoharjo'],
    ['Cikarang', 'Cikarang, Kabupaten Bekasi'],
    ['soetta', 'Bandara Soekarno-Hatta, Kota Tangerang'],
    ['DKJ', 'DKI Jakarta'],
    ['DKI', 'DKI Jakarta'],
    ['Provinsi DKI', 'DKI Jakarta'],
    ['Kota DKI', 'DKI Jakarta'],
    ['dealer di DKI', 'DKI Jakarta'],
    ['Daerah Khusus Ibukota', 'DKI Jakarta'],
    ['Batavia', 'DKI Jakarta'],
    ['P. Raya', 'Kota Palangkaraya, Kalimantan Tengah'],
    ['Aceh', 'Aceh'],
    ['tanjung enim', 'Tanjung Enim, Kabupaten Muara Enim'],
    ['wonosari', 'Wonosari, Kabupaten Gunungkidul'],
    ['ciledug', 'Ciledug, Kota Tangerang'],
    ['ciledug cirebon', 'Ciledug, Kabupaten Cirebon'],
    ['wonosari klaten', 'Wonosari, Kabupaten Klaten'],
    ['sofifi', 'Sofifi, Kota Tidore Kepulauan'],
    ['duri', 'Duri, Kabupaten Bengkalis'],
    ['toraja', 'Toraja'],
    ['tator', 'Kabupaten Tana Toraja, Sulawesi Selatan'],
    ['oku timur', 'Kabupaten Ogan Komering Ulu Timur, Sumatera Selatan'],
    ['oku selatan', 'Kabupaten Ogan Komering Ulu Selatan, Sumatera Selatan'],
    ['sitaro', 'Kabupaten Kepulauan Siau Tagulandang Biaro, Sulawesi Utara'],
  ])('%s', (text, label) => {
    expect(found(text)[0]).toMatchObject({ label, sure: true })
  })

  test('a landmark lies near the middle of its regency', () => {
    // Duri lies on Sumatera. Most of Bengkalis, its regency, are islands far to the east.
    const far = landmarks.filter(({ names: [name], regency, at: [latitude, longitude] }) => {
      if (name === 'Duri') return false
      const code = regencies.find(({ name }) => name === regency)?.code ?? ''
      return kilometresBetween({ latitude, longitude }, centroidOf(code)) > 110
    })
    expect(far).toEqual([])
  })

  test('no name appears twice', () => {
    const all = [...landmarks, ...wideNames].flatMap((each) => each.names).map((name) => wordsOf(name).join(' '))
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  })
})

const islands = regencies.flatMap(({ name }) => /^Kabupaten Kepulauan (.+)$/.exec(name)?.slice(1) ?? [])

test.each(islands)('Kepulauan %s is found without the word Kepulauan', (name) => {
  expect(found(name)[0]).toMatchObject({ kind: 'regency', sure: true })
  expect(names(name)[0]).toBe(`Kabupaten Kepulauan ${name}`)
})

describe('the seat of a regency finds that regency', () => {
  test.each(seats)('%s', (seat, regency) => {
    expect(found(seat)[0]).toMatchObject({ kind: 'regency', sure: true })
    expect(wordsOf(names(seat)[0] ?? '').join(' ')).toBe(regency)
    expect(wordsOf(names(`Jl. Merdeka 12, ${seat}`)[0] ?? '').join(' ')).toBe(regency)
  })
})

describe('English names', () => {
  const inEnglish = { Utara: ['North'], Selatan: ['South'], Timur: ['East'], Barat: ['West'], Tengah: ['Central'] }
  const directions = { ...inEnglish, Tenggara: ['Southeast', 'South East'], 'Barat Daya': ['Southwest', 'South-West'] }
  const spellings: Readonly<Record<string, string[]>> = {
    Jawa: ['Java'],
    Sumatera: ['Sumatra', 'Sumatera'],
    Kalimantan: ['Kalimantan', 'Borneo'],
    Sulawesi: ['Sulawesi', 'Celebes'],
  }
  const english = provinces.flatMap(({ name }) => {
    const [, place = '', direction = ''] = /^(.+?) (Utara|Selatan|Timur|Barat Daya|Barat|Tengah|Tenggara)$/.exec(name) ?? []
    const before = directions[direction as keyof typeof directions] ?? []
    return before.flatMap((word) => (spellings[place] ?? [place]).map((spelled) => [`${word} ${spelled}`, name]))
  })

  test('there are many English names of provinces with directions', () => {
    expect(english.length).toBeGreaterThan(30)
  })

  test.each([
    ...english,
    ['Riau Islands', 'Kepulauan Riau'],
    ['Bangka Belitung Islands', 'Kepulauan Bangka Belitung'],
    ['Highland Papua', 'Papua Pegunungan'],
    ['south tangerang', 'Kota Tangerang Selatan'],
    ['North Lombok', 'Kabupaten Lombok Utara'],
    ['East Kutai', 'Kabupaten Kutai Timur'],
    ['Thousand Islands', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['Greater Bandung', 'Bandung Raya'],
    ['Greater Jakarta', 'Jabodetabek'],
    ['Surabaya, East Java', 'Kota Surabaya'],
    ['West Bandung, West Java', 'Kabupaten Bandung Barat'],
  ])('%s', (text, name) => {
    expect(names(text)[0]).toBe(name)
    expect(found(text)[0]).toMatchObject({ sure: true })
  })
})

describe('foreign places are not found', () => {
  test.each(['kuala lumpur', 'Kuala Lumpur Malaysia', 'timor leste', 'singapura', 'malaysia', 'Kota Kinabalu'])('%s', (text) => {
    expect(found(text)).toEqual([])
    expect(saysNoPlace(text)).toBe(false)
  })

  test('a foreign name after one of our places changes nothing', () => {
    expect(names('Singapura Bekasi')[0]).toBe('Kota Bekasi')
  })
})

test('neither a post code nor the words for it are a name', () => {
  expect(found('kode pos 12190')).toEqual([])
  expect(names('kode pos 60281 surabaya')[0]).toBe('Kota Surabaya')
})

describe('old spelling', () => {
  test.each([
    ['Djogja', 'Kota Yogyakarta'],
    ['Djokjakarta', 'Kota Yogyakarta'],
    ['Djakarta', 'DKI Jakarta'],
    ['Bandoeng', 'Kota Bandung'],
    ['Tjirebon', 'Kota Cirebon'],
    ['Soerabaja', 'Kota Surabaya'],
    ['Soekaboemi', 'Kota Sukabumi'],
    ['Atjeh', 'Aceh'],
    ['Tjiandjoer', 'Kabupaten Cianjur'],
    ['Poerwokerto', 'Purwokerto'],
  ])('%s', (text, name) => {
    expect(names(text)[0]).toBe(name)
    expect(found(text)[0]).toMatchObject({ sure: true })
  })
})

describe('shorthands', () => {
  test.each([
    ['mnd', 'Kota Manado'],
    ['tjk', 'Kota Bandar Lampung'],
    ['bdl', 'Kota Bandar Lampung'],
    ['pkp', 'Kota Pangkal Pinang'],
    ['pnk', 'Kota Pontianak'],
    ['upg', 'Kota Makassar'],
    ['bwi', 'Kabupaten Banyuwangi'],
    ['tsm', 'Kota Tasikmalaya'],
    ['pwt', 'Purwokerto'],
    ['tgl', 'Kota Tegal'],
    ['Skt', 'Kota Surakarta'],
    ['Jak-Sel', 'Kota Jakarta Selatan'],
    ['jak tim', 'Kota Jakarta Timur'],
    ['ckr', 'Cikarang'],
    ['krw', 'Kabupaten Karawang'],
    ['AD', 'Kota Surakarta'],
    ['dk', 'Bali'],
  ])('%s', (text, name) => {
    expect(names(text)[0]).toBe(name)
  })

  test.each([...shorthands, ...seats, ...plates])('%s is %s', (short, full) => {
    const [first] = found(short)
    expect(first?.sure).toBe(true)
    const meant = nameWords(full).join('')
    expect(wordsOf(first?.label ?? '').join('')).toContain(meant)
  })

  test('no shorthand is listed twice', () => {
    const all = [...dataText.matchAll(/^ +"([^"]+)": "[^"]+",?$/gm)].map(([, short]) => short)
    expect(all.length).toBeGreaterThan(abbreviations.size)
    expect(all.filter((short, at) => all.indexOf(short) !== at)).toEqual([])
  })

  test('a plate counts only when nothing else is typed', () => {
    expect(names('AA Gym Bandung')[0]).toBe('Kota Bandung')
  })

  test('a city in full comes before an abbreviated one', () => {
    expect(names('tgl 5 Cirebon')[0]).toBe('Kota Cirebon')
  })
})

test('a link with our label finds that place', () => {
  const labels = regionEntries().flatMap(({ places }) => places.map(({ label }) => label))
  const some = labels.filter((_, at) => at % (at < 560 ? 2 : 40) === 0)
  const answers = some.map((label) => found(label)[0])
  expect(answers.map((answer) => answer?.sure && answer.label)).toEqual(some)
})
