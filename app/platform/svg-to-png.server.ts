import { own } from '../lib/own.ts'
import { inTurn } from './pictures.server.ts'

type Size = { width: number; height: number }

/** White text on a picture, wrapped at `width`. Pixels. */
export type Caption = { text: string; fontSize: number; left: number; top: number; width: number }

/** A font as a file that is no WOFF, and its name with its weight: `Plus Jakarta Sans Bold`. */
export type CaptionFont = { file: string; name: string }

/** Draws an SVG of ours as PNG: messengers and search engines take no SVG. A palette halves the bytes of flat colours. */
export function svgToPng(svg: string, size: Size, captions: readonly Caption[] = [], font?: CaptionFont): Promise<Uint8Array> {
  return inTurn((sharp) =>
    sharp(Buffer.from(svg))
      .resize(size)
      .composite(font ? captions.map((caption) => layerOf(caption, font)) : [])
      .png({ palette: true, colours: 256, dither: 0.4, effort: 7 })
      .toBuffer(),
  )
}

function layerOf({ text, fontSize, left, top, width }: Caption, { file, name }: CaptionFont) {
  const markup = `<span foreground="white">${escaped(text)}</span>`
  // At 72 dots an inch a point is a pixel.
  return {
    input: {
      text: { text: markup, font: `${name} ${fontSize}`, fontfile: file, width, wrap: 'word-char' as const, dpi: 72, rgba: true },
    },
    left,
    top,
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => own(entities, sign) ?? sign)
