import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../server/seed.ts'
import { everyDatabase } from '../../../../tests/support/database.ts'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Database } from '../../../platform/database.server.ts'
import { drawTitlePicture } from './draw.server.ts'
import { listPictures } from './list-pictures.ts'
import { findSubject } from './subjects.server.ts'

const now = Temporal.Instant.from('2026-11-20T02:00:00Z')
const mostBytes = 300 * 1024

describe.each(everyDatabase)('pictures with a title on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seed(database.db, now)
  })
  afterAll(() => database.close())

  const titleOf = async (kind: string, name: string, at = now) =>
    (await findSubject(database.db, kind, name, at))?.subject.title ?? null

  test('take their title from what the page shows', async () => {
    expect(await titleOf('berita', '55-tahun-di-indonesia')).toBe('55 tahun di Indonesia, dari keagenan sampai satu juta mobil')
    expect(await titleOf('halaman', 'history')).toBe('Sejarah')
    expect(await titleOf('provinsi', 'bali')).toBe('Dealer di Bali')
    expect(await titleOf('kota', 'jawa-barat--kota-bandung')).toBe('Dealer di Kota Bandung')
    expect(await titleOf('dealer', 'srikandi-mampang')).toMatch(/Mampang/)
    for (const [name, { title }] of Object.entries(listPictures)) expect(await titleOf('daftar', name)).toBe(title)
  })

  test('exist for nothing else: no unpublished item, no unknown name, no name that every object has', async () => {
    for (const [kind, name] of [
      ['promo', 'program-januari-2027'],
      ['berita', 'tidak-ada'],
      ['daftar', 'constructor'],
      ['constructor', 'promo'],
      ['kota', 'jawa-barat'],
      ['leads', '1'],
    ] as const)
      expect(await titleOf(kind, name), `${kind} ${name}`).toBeNull()
    expect(await titleOf('promo', 'program-januari-2027', Temporal.Instant.from('2027-01-10T00:00:00Z'))).not.toBeNull()
  })

  test('end with the next change of their kind', async () => {
    expect((await findSubject(database.db, 'promo', 'program-november-2026', now))?.until).not.toBeNull()
  })
})

describe('a drawn picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'title-picture-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const draw = (title: string, maker = 'Pembuat Nusantara') => {
    const car = carsInFiles.find(({ slug }) => slug === 'xforce')
    if (!car) throw new Error('no such car')
    return drawTitlePicture({ title, scene: { model: 'xforce', background: 'kota-sore' } }, car, maker, folder)
  }
  const pixels = async (png: Uint8Array) => sharp(png).extract({ left: 0, top: 0, width: 1200, height: 320 }).raw().toBuffer()

  test.each(['Promo', 'Musim hujan & <banjir>: lima menit yang perlu sebelum berangkat', 'kata '.repeat(60), 'w'.repeat(120)])(
    'of "%s" is a PNG of 1200 × 630 that a messenger takes',
    async (title) => {
      const png = await draw(title)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(png.byteLength).toBeLessThanOrEqual(mostBytes)
    },
  )

  test('shows its title and the maker: other words are other pixels', async () => {
    const [one, same, other, maker] = await Promise.all([
      draw('Promo').then(pixels),
      draw('Promo').then(pixels),
      draw('Berita').then(pixels),
      draw('Promo', 'Pembuat Lain').then(pixels),
    ])
    expect(one?.equals(same ?? Buffer.alloc(0))).toBe(true)
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
    expect(one?.equals(maker ?? Buffer.alloc(0))).toBe(false)
  })
})
