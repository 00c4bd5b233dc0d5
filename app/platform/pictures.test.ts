import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { largestFile, mostPixels, mostScans, type Picture, readPicture } from './pictures.server.ts'

// A generous timeout: test machines are shared, and a test that hangs still fails.
vi.setConfig({ testTimeout: 60_000 })

const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const joined = (...parts: (Uint8Array | string)[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

/** Red on the left, blue on the right, with the metadata that a phone writes into its files. */
function photograph(width: number, height: number): Sharp {
  const right = { create: { width: Math.round(width / 2), height, channels: 3, background: blue } } as const
  return plain(width, height)
    .composite([{ input: right, gravity: 'east' }])
    .withExif({ IFD0: { Make: 'Telepon Rina' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><tempat>Rumah Rina</tempat></x:xmpmeta>')
}

const jpeg = await bytesOf(photograph(400, 300).jpeg())

async function read(bytes: Uint8Array): Promise<Picture> {
  const result = await readPicture(bytes)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

async function refusalOf(bytes: Uint8Array): Promise<string | null> {
  const result = await readPicture(bytes)
  return result.ok ? null : result.refusal
}

/** The colour of the picture at a point, given in fractions of its sides. */
async function colourAt({ bytes }: Picture, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const pixel = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels
  const [r = 0, g = 0, b = 0] = data.subarray(pixel, pixel + 3)
  if (Math.min(r, g, b) > 240) return 'white'
  return r > b ? 'red' : 'blue'
}

describe('reading pictures', () => {
  test.each([
    ['JPEG', photograph(400, 300).jpeg()],
    ['progressive JPEG', photograph(400, 300).jpeg({ progressive: true })],
    ['grey JPEG', photograph(400, 300).greyscale().jpeg()],
    ['JPEG for print', photograph(400, 300).toColourspace('cmyk').jpeg()],
    ['PNG', photograph(400, 300).png()],
    ['PNG of 16 bits', photograph(400, 300).toColourspace('rgb16').png({ progressive: true })],
    ['WebP', photograph(400, 300).webp()],
    ['moving WebP', sharp([Buffer.from(jpeg), Buffer.from(jpeg)], { join: { animated: true } }).webp({ loop: 0 })],
  ])('a %s becomes a JPEG of the same size', async (_, sent) => {
    const { contentType, width, height, bytes } = await read(await bytesOf(sent))
    expect([contentType, width, height]).toEqual(['image/jpeg', 400, 300])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300, space: 'srgb' })
  })

  test('a large photograph keeps its shape and becomes 1600 pixels long', async () => {
    const { width, height } = await read(await bytesOf(photograph(4000, 3000).jpeg()))
    expect([width, height]).toEqual([1600, 1200])
  })

  test('a picture one pixel wide stays at least one pixel wide', async () => {
    const { width, height } = await read(await bytesOf(plain(1, 9000).png()))
    expect([width, height]).toEqual([1, 1600])
  })

  test('noise, which compresses badly, gets fewer pixels instead', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const sent = sharp({ create: { width: 1600, height: 1600, channels: 3, background: red, noise } })
    const { width, height, bytes } = await read(await bytesOf(sent.png({ compressionLevel: 1 })))
    expect(bytes.length).toBeLessThanOrEqual(400 * 1024)
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(900)
  })

  test('transparent areas become white', async () => {
    const sent = sharp({ create: { width: 40, height: 40, channels: 4, background: { ...red, alpha: 0 } } })
    expect(await colourAt(await read(await bytesOf(sent.png())), 0.5, 0.5)).toBe('white')
  })

  test.each([
    [1, 'left', 0.1, 0.5],
    [3, 'right', 0.9, 0.5],
    [6, 'top', 0.5, 0.1],
    [8, 'bottom', 0.5, 0.9],
  ])('a telephone held in position %d: the red side comes to the %s', async (orientation, _, across, down) => {
    const picture = await read(await bytesOf(photograph(400, 300).withMetadata({ orientation }).jpeg()))
    expect(picture.width > picture.height).toBe(orientation < 5)
    expect(await colourAt(picture, across, down)).toBe('red')
    expect(await colourAt(picture, 1 - across, 1 - down)).toBe('blue')
  })
})

describe('what a new picture leaves out', () => {
  test('place, time, camera and colour profile', async () => {
    const before = await sharp(jpeg).metadata()
    const { bytes } = await read(jpeg)
    const after = await sharp(bytes).metadata()
    expect([before.exif, before.xmp]).toEqual([expect.anything(), expect.anything()])
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Rina|GPS|Exif/)
  })

  test('a page hidden after the picture data, or in a comment inside the file', async () => {
    const script = '<html><script>alert(1)</script></html>'
    const comment = joined(Uint8Array.of(0xff, 0xfe, 0, script.length + 2), script)
    for (const sent of [joined(jpeg, script), joined(jpeg.subarray(0, 2), comment, jpeg.subarray(2))]) {
      const { bytes } = await read(sent)
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('script')
    }
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const jpegStart = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

describe('files that are not accepted pictures', () => {
  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['nothing', new Uint8Array()],
    ['a text', joined('Selamat pagi')],
    ['a page', joined('<!doctype html><img src=x>')],
    ['a page that begins like a JPEG', joined(jpegStart, '<html><script>alert(1)</script></html>')],
    ['an SVG', joined(svg)],
    ['an SVG that begins like a WebP', joined('RIFF____WEBP', svg)],
    ['a PDF', joined('%PDF-1.7\n1 0 obj\n')],
    ['a GIF', bytesOf(plain(9, 9).gif())],
    ['a TIFF', bytesOf(plain(9, 9).tiff())],
    ['an AVIF', bytesOf(plain(16, 16).avif())],
    ['a HEIC', joined(Uint8Array.of(0, 0, 0, 24), 'ftypheic', new Uint8Array(200))],
    ['a JPEG header alone', jpegStart],
  ])('%s', async (_, sent) => {
    expect(await refusalOf(await sent)).toBe('picture-not-an-image')
  })

  test.each([
    ['JPEG', photograph(400, 300).jpeg()],
    ['PNG', photograph(400, 300).png()],
    ['WebP', photograph(400, 300).webp({ lossless: true })],
  ])('a truncated %s', async (_, sent) => {
    const bytes = await bytesOf(sent)
    expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).toBe('picture-not-an-image')
  })
})

describe('pictures that are too large', () => {
  test('eight megabytes are read, one byte more is not', async () => {
    const padded = (length: number) => joined(jpeg, new Uint8Array(length - jpeg.length))
    expect(await refusalOf(padded(largestFile))).toBeNull()
    expect(await refusalOf(padded(largestFile + 1))).toBe('picture-too-large')
  })

  test('a small PNG that says it is 30.000 pixels wide and high', async () => {
    const bytes = Buffer.from(await bytesOf(plain(9, 9).png()))
    bytes.writeUInt32BE(30_000, 16)
    bytes.writeUInt32BE(30_000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    expect(await refusalOf(bytes)).toBe('picture-too-many-pixels')
  })

  test('a small JPEG that says it is 60.000 pixels wide and high', async () => {
    const bytes = Buffer.from(await bytesOf(plain(9, 9).jpeg()))
    const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
    bytes.writeUInt16BE(60_000, frame + 5)
    bytes.writeUInt16BE(60_000, frame + 7)
    expect(await refusalOf(bytes)).toBe('picture-too-many-pixels')
  })

  test('a WebP of forty bytes that really has that many pixels', async () => {
    const side = Math.ceil(Math.sqrt(mostPixels.webp)) + 1
    const bytes = await bytesOf(plain(side, side).webp({ lossless: true, effort: 0 }))
    expect(bytes.length).toBeLessThan(1000)
    expect(await refusalOf(bytes)).toBe('picture-too-many-pixels')
  })

  test('a JPEG with two thousand scans of the whole picture', async () => {
    const bytes = await bytesOf(plain(64, 64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))
    expect(await refusalOf(withPasses(bytes, mostScans - 1))).toBeNull()
    expect(await refusalOf(withPasses(bytes, 2000))).toBe('picture-too-many-pixels')
  })

  test('a PNG whose compressed texts would fill the memory is read without the texts', async () => {
    const png = await bytesOf(photograph(400, 300).png())
    const text = pngChunk('zTXt', joined('Comment\0\0', deflateSync('A'.repeat(7_900_000))))
    const afterHeader = 33
    const bomb = joined(png.subarray(0, afterHeader), ...Array<Uint8Array>(100).fill(text), png.subarray(afterHeader))
    const before = process.resourceUsage().maxRSS
    const { width } = await read(bomb)
    const unpacked = 790_000
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(unpacked / 4)
    expect(width).toBe(400)
  })
})

/** The first scan of a progressive JPEG, then `count` small ones, each of one coefficient and one bit, as the standard allows. */
function withPasses(jpeg: Uint8Array, count: number): Uint8Array {
  const bytes = Buffer.from(jpeg)
  const scan = Buffer.of(0xff, 0xda)
  const second = bytes.indexOf(scan, bytes.indexOf(scan) + 2)
  const tables = bytes.lastIndexOf(Buffer.of(0xff, 0xc4), second)
  const third = bytes.indexOf(Buffer.of(0xff, 0xc4), second)
  const passes = Array.from({ length: count }, (_, number) => {
    const [step, coefficient] = [number % 14, Math.floor(number / 14)]
    const pass = Buffer.from(bytes.subarray(tables, third))
    const header = second - tables + 4
    pass[header + 1] = 1 + Math.floor(coefficient / 63)
    pass.fill(1 + (coefficient % 63), header + 3, header + 5)
    pass[header + 5] = step === 0 ? 13 : (14 - step) * 16 + 13 - step
    return pass
  })
  return joined(bytes.subarray(0, tables), ...passes, Uint8Array.of(0xff, 0xd9))
}

function pngChunk(type: string, content: Uint8Array): Uint8Array {
  const [length, sum] = [new DataView(new ArrayBuffer(4)), new DataView(new ArrayBuffer(4))]
  length.setUint32(0, content.length)
  sum.setUint32(0, crc32(joined(type, content)))
  return joined(new Uint8Array(length.buffer), type, content, new Uint8Array(sum.buffer))
}

test('twenty pictures at once are made one after the other, each from its own file', async () => {
  let most = 0
  const count = () => {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue)
  }
  const widths = Array.from({ length: 20 }, (_, at) => 100 + at)
  const sent = await Promise.all(widths.map((width) => bytesOf(photograph(width, 80).png())))
  sharp.queue.on('change', count)
  const made = await Promise.all(sent.map(read))
  sharp.queue.off('change', count)
  expect(made.map(({ width }) => width)).toEqual(widths)
  expect(most).toBe(1)
})

test('an unreadable picture does not delay the next one', async () => {
  const [first, second] = await Promise.all([refusalOf(jpegStart), refusalOf(jpeg)])
  expect([first, second]).toEqual(['picture-not-an-image', null])
})

const damage = fc.array(fc.tuple(fc.nat(jpeg.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 })

test('a damaged file is refused or becomes a picture, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = jpeg.slice()
      for (const [place, value] of changes) bytes[place] = value
      const result = await readPicture(bytes)
      if (!result.ok) return
      expect((await sharp(result.value.bytes).metadata()).format).toBe('jpeg')
      expect(Math.max(result.value.width, result.value.height)).toBeLessThanOrEqual(1600)
    }),
    { numRuns: 200 },
  )
})
