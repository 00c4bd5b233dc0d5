import sharp, { type Sharp } from 'sharp'

const colours = { red: { r: 200, g: 20, b: 20 }, green: { r: 20, g: 160, b: 20 }, blue: { r: 20, g: 20, b: 200 } } as const
export type Colour = keyof typeof colours

/**
 * Red at its beginning, blue at its end, green between: along the longer side, a fifth each at the ends. With the metadata
 * that a phone writes into its files.
 */
export function photograph(width: number, height: number): Sharp {
  const isWide = width / height > 1280 / 672
  const [across, down] = isWide ? [Math.round(width / 5), height] : [width, Math.round(height / 5)]
  const end = (colour: Colour, gravity: string) => ({
    input: { create: { width: across, height: down, channels: 3 as const, background: colours[colour] } },
    gravity,
  })
  return sharp({ create: { width, height, channels: 3, background: colours.green } })
    .composite([end('red', 'northwest'), end('blue', 'southeast')])
    .withExif({ IFD0: { Make: 'Telepon Rina' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><tempat>Rumah Rina</tempat></x:xmpmeta>')
}

/** The colour of an encoded picture at a point, given in fractions of its sides. */
export async function colourAt(bytes: Uint8Array, across: number, down: number): Promise<Colour> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (part: number, length: number) => Math.min(length - 1, Math.floor(part * length))
  const pixel = (at(down, info.height) * info.width + at(across, info.width)) * info.channels
  const [r = 0, g = 0, b = 0] = data.subarray(pixel, pixel + 3)
  if (r > 120) return 'red'
  return b > 120 && g < 90 ? 'blue' : 'green'
}
