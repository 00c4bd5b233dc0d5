import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { carsInFiles, extrasInFiles, warrantyRulesInFiles } from '~/core/cars/catalogue-files.server.ts'
import { priceLabel, specNames } from '~/core/cars/words.ts'
import { settings } from '~/core/content/settings-schema.ts'
import { dealerSchema } from '~/core/dealers/dealer.ts'
import { formatRupiah } from '~/lib/money.ts'
import dealersFile from '../../../../data/dealers.json' with { type: 'json' }
import settingsFile from '../../../../data/settings.json' with { type: 'json' }
import { type ReadPdf, readPdf, unreadTexts } from '../../../../tests/support/pdf.ts'
import { dealersFor } from '../dealer-list.ts'
import type { Facts } from './facts.ts'
import { makeBrochure } from './make-brochure.server.ts'

const dealers = dealersFile.dealers.map((row) => dealerSchema.parse(row))
const xpander = carsInFiles.find(({ slug }) => slug === 'xpander') ?? carsInFiles[0]
const mostBytes = 400 * 1024

function factsOf(car: Facts['car'] | undefined, area: string | null = null): Facts {
  if (!car) throw new Error('no such model')
  return {
    car,
    extras: extrasInFiles(car.slug),
    warranty: warrantyRulesInFiles,
    dealers: dealersFor(dealers, car.class, area),
    settings: settings.parse(settingsFile.settings),
    address: `https://situs.example/our-cars/${car.class}/${car.slug}`,
    changedAt: '2026-11-28T02:00:00Z',
  }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

// Making a brochure takes almost a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const complaints = vi.spyOn(console, 'warn')
afterAll(() => complaints.mockRestore())

describe.each(carsInFiles)('the brochure of $name', (car) => {
  let bytes: Buffer
  let brochure: ReadPdf
  beforeAll(async () => {
    complaints.mockClear()
    bytes = await makeBrochure(factsOf(car))
    brochure = await readPdf(bytes)
  })

  test('has six pages, is at most 400 KB, and its layout printed no warning', () => {
    expect(brochure.pages).toHaveLength(6)
    expect(bytes.length).toBeLessThanOrEqual(mostBytes)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('has a title, an author and a language', async () => {
    const { info } = (await brochure.file.getMetadata()) as { info: Record<string, unknown> }
    expect(info).toMatchObject({ Title: `Brosur ${car.name}`, Author: 'Mitsubishi Motors Indonesia', Language: 'id' })
    expect(Object.fromEntries((await brochure.file.getMarkInfo()) as unknown as Map<string, boolean>)).toMatchObject({
      Marked: true,
    })
  })

  test('embeds its fonts', () => {
    const raw = bytes.toString('latin1')
    const fonts = raw.match(/\/Type \/FontDescriptor\b/g) ?? []
    expect(fonts).toHaveLength(3)
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length)
    expect(raw.match(/\/FontName \/[A-Z]{6}\+PlusJakartaSans/g)).toHaveLength(fonts.length)
  })

  test('shows the place and date of every car price', () => {
    const all = brochure.texts.join(' ')
    for (const { name, price } of car.variants) {
      expect(all).toContain(name)
      expect(all).toContain(`${plain(formatRupiah(price.amount))} ${priceLabel(price)}`)
    }
  })

  test('has every colour, feature and accessory, the warranty and the legal lines', () => {
    const all = brochure.texts.join(' ')
    const facts = factsOf(car)
    const told = [
      ...car.colours.map(({ name }) => name),
      ...car.features.map(({ text }) => text),
      ...facts.extras.accessories.map(({ name }) => name),
      ...facts.extras.warranty.map(({ years }) => `${years} tahun`),
      ...facts.settings.legalLines,
      specNames.wheelbase,
      facts.address,
      'Demonstrasi dengan data contoh',
    ]
    for (const text of told) expect(all).toContain(text)
  })

  test('says when the model is no longer sold', () => {
    expect(/Tidak lagi|terakhir dijual/.test(brochure.texts[0] ?? '')).toBe(car.status !== 'on-sale')
  })

  test('has an entry in the outline for each section', async () => {
    const titles = (await brochure.file.getOutline()).map(({ title }) => title)
    expect(titles).toEqual(['Varian dan harga', 'Warna', 'Spesifikasi', 'Ukuran', 'Fitur utama', 'Aksesori', 'Garansi', 'Dealer'])
  })

  test('every text is in the structure or marked as decoration', async () => {
    expect(await unreadTexts(brochure)).toEqual([])
  })
})

test('the structure has headings, tables with heads, lists and named figures', async () => {
  const { pages } = await readPdf(await makeBrochure(factsOf(xpander)))
  const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())))
  for (const role of 'Document H1 H2 H3 P Sect Table TR TH TD L LI LBody Figure Link'.split(' ')) {
    expect(trees).toContain(`"role":"${role}"`)
  }
  expect(trees).toContain('Xpander dari samping: panjang 4.595 mm, jarak sumbu roda 2.775 mm, jarak ke tanah 220 mm')
})

test('the brochure for a city names the nearest dealers with their addresses', async () => {
  const { texts } = await readPdf(await makeBrochure(factsOf(xpander, '32.73')))
  expect(texts.at(-1)).toContain('Dealer terdekat dari Kota Bandung')
  expect(texts.at(-1)).toContain('Mahligai Puteri Berlian Bandung Jl. Gardujati 70, Kota Bandung, Jawa Barat')
})

test('the same facts make the same bytes on every instance', async () => {
  const one = await makeBrochure(factsOf(xpander))
  expect(one.equals(await makeBrochure(factsOf(xpander)))).toBe(true)
})

test('a site that is not a demonstration does not mention one', async () => {
  const facts = factsOf(xpander)
  const { texts } = await readPdf(await makeBrochure({ ...facts, settings: { ...facts.settings, demonstration: false } }))
  expect(texts.join(' ')).not.toMatch(/demonstrasi|bukan brosur resmi/i)
})

test('the brochure says when it knows no accessories and no warranty', async () => {
  const facts = { ...factsOf(xpander), extras: { accessories: [], warranty: [] }, warranty: null }
  const { texts } = await readPdf(await makeBrochure(facts))
  expect(texts.join(' ')).toContain('Belum ada aksesori yang tercatat')
  expect(texts.join(' ')).toContain('Ketentuan garansi model ini belum tercatat')
})
