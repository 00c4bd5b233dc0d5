/** The first bytes tell the format. File names and declared types prove nothing. */
const beginnings = { jpeg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n/, webp: /^RIFF.{4}WEBP/s } as const
export type PictureFormat = keyof typeof beginnings

export function formatOf(file: Uint8Array): PictureFormat | undefined {
  const beginning = latin(file.subarray(0, 16))
  return (Object.keys(beginnings) as PictureFormat[]).find((format) => beginnings[format].test(beginning))
}

const scanStart = 0xda
const imageEnd = 0xd9

/** Counts the scans of a JPEG. Each scan costs time for the whole picture and needs hardly a byte in the file. */
export function scansOf(jpeg: Uint8Array): number {
  let scans = 0
  let at = jpeg.indexOf(0xff, 2)
  while (at >= 0) {
    const marker = jpeg[at + 1] ?? imageEnd
    if (marker === imageEnd) break
    if (marker === scanStart) scans += 1
    at = jpeg.indexOf(0xff, at + lengthOfMarker(jpeg, at, marker))
  }
  return scans
}

function lengthOfMarker(jpeg: Uint8Array, at: number, marker: number): number {
  if (marker === 0xff) return 1
  const standsAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
  return standsAlone ? 2 : 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
}

const pixelChunks = ['IHDR', 'PLTE', 'tRNS', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf', 'IDAT', 'IEND']

/**
 * Keeps only the pixels, colours and orientation of a PNG. Its texts may be compressed to a thousandth: five hundred of
 * them, 4 MB together, would unpack to 3.4 GB.
 */
export function pixelsOnly(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.length)
  const parts = [png.subarray(0, 8)]
  let at = 8
  while (at + 8 <= png.length) {
    const end = at + 12 + view.getUint32(at)
    if (pixelChunks.includes(latin(png.subarray(at + 4, at + 8)))) parts.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
