import sharp from 'sharp'
import { inTurn } from './pictures.server.ts'

/** Draws an SVG of ours as PNG: messengers and search engines take no SVG. A palette halves the bytes of flat colours. */
export function svgToPng(svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  return inTurn(() =>
    sharp(Buffer.from(svg)).resize(size).png({ palette: true, colours: 256, dither: 0.4, effort: 7 }).toBuffer(),
  )
}
