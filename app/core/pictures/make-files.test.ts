import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { makeFiles, makeOriginal, type Original } from './make-files.server.ts'
import { colourAt, photograph } from './photograph.fixture.ts'
import { contentTypeAt, middle, pictureFormats, pictureWidths, shareFile } from './picture.ts'

// A generous timeout: test machines are shared, and a test that hangs still fails.
vi.setConfig({ testTimeout: 120_000 })

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const joined = (...parts: (Uint8Array | string)[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

async function originalOf(file: Uint8Array): Promise<Original> {
  const original = await makeOriginal(file)
  if (!original.ok) throw new Error(original.refusal)
  return original.value
}

async function refusalOf(file: Uint8Array): Promise<string | null> {
  const original = await makeOriginal(file)
  return original.ok ? null : original.refusal
}

const jpeg = await bytesOf(photograph(1600, 1200).jpeg())

describe('the files of a picture', () => {
  test.each<[string, Sharp]>([
    ['JPEG', photograph(1600, 1200).jpeg()],
    ['grey PNG', photograph(1600, 1200).greyscale().png()],
    ['PNG with transparent parts', photograph(1600, 1200).ensureAlpha(0.5).png()],
    ['PNG of 16 bits', photograph(1600, 1200).toColourspace('rgb16').png()],
    ['JPEG for print', photograph(1600, 1200).toColourspace('cmyk').jpeg()],
    ['WebP', photograph(1280, 672).webp()],
  ])('of a %s have the promised widths, ratio and formats, and no metadata', async (_, sent) => {
    const { files } = await makeFiles(await originalOf(await bytesOf(sent)), middle)
    const expected = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
    expect(files.map(({ name }) => name)).toEqual([...expected, shareFile.name])
    for (const { name, bytes } of files) {
      const { width, height, format, space, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect(`${width}.${format === 'heif' ? 'avif' : format?.replace('jpeg', 'jpg')}`, name).toBe(name)
      expect(height * 40, name).toBe(width * 21)
      expect(contentTypeAt(name), name).toBe(`image/${format === 'heif' ? 'avif' : format}`)
      expect([space, exif, xmp, iptc, icc, orientation], name).toEqual(['srgb', ...Array(5).fill(undefined)])
      expect(Buffer.from(bytes).toString('latin1'), name).not.toMatch(/Rina|GPS|Exif/)
    }
  })

  test('are the same for the same picture and point, and others for another point', async () => {
    const original = await originalOf(jpeg)
    const [one, again, other] = [
      await makeFiles(original, middle),
      await makeFiles(original, middle),
      await makeFiles(original, { x: 0.5, y: 0 }),
    ]
    expect(one.version).toMatch(/^[0-9a-f]{16}$/)
    expect(again).toEqual(one)
    expect(other.version).not.toBe(one.version)
  })

  test.each([
    ['the left edge', 3000, 1000, { x: 0, y: 0.5 }, [0.02, 0.5], 'red'],
    ['the right edge', 3000, 1000, { x: 1, y: 0.5 }, [0.98, 0.5], 'blue'],
    ['the top', 1400, 1900, { x: 0.5, y: 0 }, [0.5, 0.02], 'red'],
    ['the bottom', 1400, 1900, { x: 1, y: 1 }, [0.5, 0.98], 'blue'],
    ['the middle', 1400, 1900, middle, [0.5, 0.02], 'green'],
  ] as const)('show what is at %s', async (_, width, height, focalPoint, [across, down], colour) => {
    const { files } = await makeFiles(await originalOf(await bytesOf(photograph(width, height).jpeg())), focalPoint)
    for (const { name, bytes } of files) expect(await colourAt(bytes, across, down), name).toBe(colour)
  })

  test('are upright, however the phone was held', async () => {
    const sent = await bytesOf(photograph(1900, 1400).rotate(0).withMetadata({ orientation: 6 }).jpeg())
    expect(await originalOf(sent)).toMatchObject({ width: 1400, height: 1900 })
  })

  test('of noise, which compresses badly, still give a shared picture of at most 300 KB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const sent = sharp({ create: { width: 1280, height: 672, channels: 3, background: '#777', noise } })
    const { files } = await makeFiles(await originalOf(await bytesOf(sent.jpeg({ quality: 95 }))), middle)
    expect(files.find(({ name }) => name === shareFile.name)?.bytes.length).toBeLessThanOrEqual(shareFile.mostBytes)
  })
})

test('an original keeps enough pixels of a large photo, and none of its metadata', async () => {
  const { width, height, bytes } = await originalOf(await bytesOf(photograph(6000, 4000).jpeg()))
  expect([width, height]).toEqual([3200, 2133])
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Rina|GPS|Exif/)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><script>alert(1)</script></svg>'

test.each<[string, Uint8Array | Promise<Uint8Array>, string]>([
  ['an SVG', joined(svg), 'picture-not-an-image'],
  ['a page that begins like a JPEG', joined(jpeg.subarray(0, 4), '<script>alert(1)</script>'), 'picture-not-an-image'],
  ['a GIF', bytesOf(photograph(1600, 1200).gif()), 'picture-not-an-image'],
  ['a truncated JPEG', jpeg.subarray(0, jpeg.length / 2), 'picture-not-an-image'],
  ['a PNG that says it is 30.000 pixels wide and high', bombOf(30_000), 'picture-too-many-pixels'],
  ['a file of more than 8 MB', joined(jpeg, new Uint8Array(8 * 1024 * 1024)), 'picture-too-large'],
  ['a small picture', bytesOf(photograph(1279, 1200).jpeg()), 'picture-too-small'],
  ['a panorama', bytesOf(photograph(8000, 800).jpeg()), 'picture-too-small'],
])('%s is refused', async (_, sent, refusal) => {
  expect(await refusalOf(await sent)).toBe(refusal)
})

test('a JPEG that is a page at the same time comes out as a picture only', async () => {
  const page = '<html><script>alert(1)</script></html>'
  const comment = joined(Uint8Array.of(0xff, 0xfe, 0, page.length + 2), page)
  const original = await originalOf(joined(jpeg.subarray(0, 2), comment, jpeg.subarray(2), page))
  const { files } = await makeFiles(original, middle)
  for (const { bytes } of [original, ...files]) expect(Buffer.from(bytes).toString('latin1')).not.toContain('script')
})

async function bombOf(side: number): Promise<Uint8Array> {
  const bytes = Buffer.from(await bytesOf(photograph(64, 48).png()))
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
