import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatOf, pixelsOnly, scansOf } from './picture-parts.ts'

const checks = { create: { width: 30, height: 20, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } } as const
const jpegScan = Uint8Array.of(0xff, 0xda, 0, 2)

test('scans are counted to the end of the picture, but not inside its metadata', async () => {
  const plain = await sharp(checks).jpeg().toBuffer()
  const note = Uint8Array.of(0xff, 0xfe, 0, 6, ...jpegScan)
  expect(scansOf(plain)).toBe(1)
  expect(scansOf(Buffer.concat([plain.subarray(0, 2), note, plain.subarray(2)]))).toBe(1)
  expect(scansOf(Buffer.concat([plain, jpegScan]))).toBe(1)
  expect(scansOf(Buffer.concat([plain.subarray(0, -2), jpegScan, plain.subarray(-2)]))).toBe(2)
})

test('a progressive JPEG has about ten scans', async () => {
  const scans = scansOf(await sharp(checks).jpeg({ progressive: true }).toBuffer())
  expect(scans).toBeGreaterThan(1)
  expect(scans).toBeLessThan(16)
})

test('a PNG without its texts shows the same picture', async () => {
  const png = await sharp(checks).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Rumah Rina</x:xmpmeta>').png().toBuffer()
  const bare = pixelsOnly(png)
  expect((await sharp(png).metadata()).xmp).toBeDefined()
  expect((await sharp(bare).metadata()).xmp).toBeUndefined()
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
})

test('parsing any bytes reaches their end', () => {
  const marker = fc.constantFrom(0x00, 0xc4, 0xd0, 0xd9, 0xda, 0xff).map((kind) => [0xff, kind])
  const bytes = fc.array(fc.oneof(marker, fc.array(fc.nat(255), { maxLength: 6 })), { maxLength: 60 })
  fc.assert(
    fc.property(bytes, (parts) => {
      const file = Uint8Array.from(parts.flat())
      expect(scansOf(file)).toBeLessThanOrEqual(file.length / 2)
      expect(pixelsOnly(file).length).toBeLessThanOrEqual(file.length)
      expect(['jpeg', 'png', 'webp', undefined]).toContain(formatOf(file))
    }),
  )
})
