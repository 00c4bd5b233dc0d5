import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { OwnershipSection } from './OwnershipSection.tsx'
import { type Ownership, readOwnership } from './owned-car.ts'
import { ownershipDataInFiles } from './ownership-data.server.ts'

const amounts = [9_000_000, 7_200_000, 6_400_000, 5_600_000, 5_600_000]

function costOf(model: string, { typed = {}, province = '31', ofCredit = 5, accessories = 0, slug }: Partial<Asked> = {}) {
  const car = carsInFiles.find((one) => one.slug === model) ?? expect.fail()
  const variant = car.variants.find((one) => one.slug === slug) ?? car.variants[0]
  const premiums = { amounts, ofCredit, confidence: 'high' as const, source: 'SEOJK 6/2017' }
  return readOwnership(
    {
      car,
      variant,
      price: variant.price.amount,
      accessories,
      discount: 0,
      province,
      premiums,
      typed,
    },
    { ...ownershipDataInFiles, maintenance },
  )
}
type Asked = { typed: Typed; province: string; ofCredit: number; accessories: number; slug: string }

const section = (cost: NonNullable<Ownership>) => <OwnershipSection cost={cost} driving={cost} />

const render = (model: string, asked?: Partial<Asked>) =>
  renderToStaticMarkup(section(costOf(model, asked) ?? expect.fail('no cost'))).replaceAll('\u00a0', ' ')

/** The amounts in a table of the page: those of its rows, and that of its foot. */
function sumsIn(table: string) {
  const [body = '', foot = ''] = table.split('<tfoot>')
  const sums = (html: string) =>
    [...html.matchAll(/<td[^>]*>Rp ([\d.]+)</g)].map(([, sum = '']) => Number(sum.replaceAll('.', '')))
  return { rows: sums(body).reduce((sum, one) => sum + one, 0), total: sums(foot)[0] }
}
const tablesIn = (html: string) => [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => sumsIn(table))

describe.each(['xpander', 'pajero-sport', 'outlander-phev', 'triton'])('of a %s', (model) => {
  test('each total is the sum of its rows, and all years together are the total', () => {
    const tables = tablesIn(render(model))
    const [kinds, years, visits] = [tables[0], tables.slice(1, 6), tables[6]]
    expect(kinds?.rows).toBe(kinds?.total)
    expect(kinds?.total).toBe(costOf(model)?.total)
    expect(years).toHaveLength(5)
    for (const year of years) expect(year.rows).toBe(year.total)
    expect(years.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(kinds?.total)
    expect(visits?.rows).toBe(visits?.total)
    expect(visits?.total).toBe(costOf(model)?.rows.find(({ kind }) => kind === 'service')?.total)
  })

  test('the markup is valid, and contains no form', async () => {
    const html = render(model)
    const document = `<!doctype html><html lang="id"><head><title>Simulasi</title></head><body><main><h1>Simulasi</h1><h2>Hasil</h2><form action="x">${html}<button type="submit">Hitung</button></form></main></body></html>`
    expect(await htmlFaults(document)).toEqual([])
    expect(html).not.toContain('<form')
  })
})

test('accessories are part of the price, and the page says that they have no resale value', () => {
  const said = 'termasuk aksesori yang dianggap tidak menambah nilai tukar'
  const html = render('xpander', { slug: 'ultimate-cvt', accessories: 4_200_000 })
  expect(html).toContain(`Harga yang dibayar Rp 342.000.000, ${said}, dikurangi perkiraan nilai tukar tambah Rp`)
  expect(render('xpander')).not.toContain(said)
})

test('the controls show the chosen values', () => {
  const html = render('outlander-phev', { typed: { km_setahun: '12.345', porsi_listrik: '65' } })
  expect(html).toContain('<option value="12345" selected="">12.345 km</option>')
  expect(html).toMatch(/<input[^>]*name="porsi_listrik"[^>]*value="65"/)
  expect(html).toContain('65 % jarak dengan listrik, 35 % dengan bensin')
  expect(render('xpander')).not.toContain('porsi_listrik')
})

test('uncertain figures are marked, reliable ones are not', () => {
  const row = (name: string) => new RegExp(`</svg>${name} (.*?)</th>`).exec(render('xpander'))?.[1]
  expect(row('Pajak dan surat')).toContain('perkiraan')
  expect(row('Bahan bakar')).toContain('perkiraan')
  expect(row('Asuransi')).toBe('')
})

test('each kind of cost shows how it was calculated, its date, and how reliable it is', () => {
  const html = render('xpander')
  expect(html).toContain('17.500 km ÷ 11,5 km per liter × Rp 12.350 per liter (Pertamax).')
  expect(html).toContain(
    'Keyakinan rendah, angkanya perkiraan; sumber Januari 2026; sebagian tanpa tanggal, dihimpun November 2026.',
  )
  expect(html).toMatch(
    /PKB Rp [\d.]+ setahun, yaitu 2 % \(mobil pertama, dengan opsen bila ada\) × bobot 1,05 × nilai kena pajak Rp/,
  )
  expect(html).toContain('Tahun ke-1 sampai ke-5 premi dalam kredit menurut SEOJK 6/2017.')
  expect(render('outlander-phev')).toContain('8.750 km × 0,251 kWh per km × Rp 1.699,53 per kWh')
})

test('a missing cost is named, not shown as zero', () => {
  const html = render('xforce', { slug: 'hev', province: '94' })
  expect(html.match(/>belum dihitung</g)).toHaveLength(1)
  expect(html).toContain('Jadwal dan biaya servis varian ini belum kami punya.')
  expect(html).toContain('Servis berkala belum dihitung, jadi biaya sebenarnya lebih tinggi.')
  expect(html).toContain('Tarif pajak provinsi ini belum kami temukan')
  expect(html).not.toContain('kunjungan')
})

test.each([
  [
    1,
    'Tahun ke-1 premi dalam kredit menurut SEOJK 6/2017; tahun ke-2 sampai ke-5, setelah kredit lunas, seolah Anda perpanjang dengan perlindungan dan tarif yang sama.',
    'Setelah kredit lunas, asuransi dihitung seolah Anda perpanjang dengan perlindungan yang sama.',
  ],
  [
    0,
    'Tahun ke-1 sampai ke-5 premi bila mobil Anda asuransikan sendiri, menurut SEOJK 6/2017.',
    'Asuransi dihitung seolah Anda asuransikan sendiri setiap tahun; tanpa kredit itu pilihan Anda.',
  ],
])('with %i years insured in the credit the page says who insures the others', (ofCredit, reckoned, caveat) => {
  const html = render('xpander', { ofCredit })
  expect(html).toContain(reckoned)
  expect(html).toContain(caveat)
})

test('each visit has its price range, the counted amount, and the source', () => {
  const html = render('xpander', { slug: 'ultimate-cvt', typed: { km_setahun: '15000' } })
  expect(html).toContain('<summary class="cursor-pointer font-semibold">11 kunjungan servis</summary>')
  const row = (name: string) =>
    new RegExp(`${name}(<span.*?)</th><td[^>]*>(.*?)</td>`)
      .exec(html)
      ?.slice(1)
      .map((cell) => cell.replaceAll(/<[^>]*>/g, '/'))
  expect(row('Pemeriksaan pertama 1.000 km atau 1 bulan')).toEqual(['/Tahun ke-1/', 'gratis'])
  expect(row('Servis 40.000 km atau 24 bulan')).toEqual([
    '/Tahun ke-2, ongkos kerja gratis//Rp 3.400.000 – Rp 4.300.000/',
    'Rp 3.400.000',
  ])
  expect(row('Servis 80.000 km atau 48 bulan')).toEqual(['/Tahun ke-4//Rp 3.400.000 – Rp 4.300.000/', 'Rp 3.850.000'])
  expect(html).toContain('Ongkos kerja gratis sampai 50.000 km atau 4 tahun.')
  expect(html).toContain('wilayah bengkel belum dipastikan, data Desember 2025.')
  expect(html).toContain('Keyakinan rendah, angkanya perkiraan; sumber Desember 2025.')
  expect(html).toContain('11 kunjungan menurut jadwal servis, seluruhnya antara Rp ')
})

test('a visit of unknown cost says so', () => {
  const html = render('xpander', { typed: { km_setahun: '40000' } })
  expect(html).toMatch(/Servis 200\.000 km<span[^>]*>Tahun ke-5<\/span><\/th><td[^>]*>belum diketahui</)
})

test('the page says that tyres and the dealer’s service package are not counted', () => {
  const html = render('xpander')
  expect(html).toContain('Ban, kampas rem, dan aki belum dihitung')
  expect(html).toContain('Paket servis dari dealer belum dihitung')
})

test('without a cost there is no such section', () => {
  expect(renderToStaticMarkup(<OwnershipSection cost={null} driving={null} />)).toBe('')
})

test.each(['xpander', 'l300', 'outlander-phev'])('a %s in Papua has no broken figure and no unwanted word', (model) => {
  const html = render(model, { province: '94' })
  expect(html).not.toMatch(/NaN|Infinity|undefined|null/)
  expect(html).not.toMatch(/\b(mohon|maaf|valid|salah|gagal)\b/i)
})
