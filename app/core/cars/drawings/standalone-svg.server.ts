import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Colour } from '../car.ts'

/** An `<svg>` element as a file. The security policy of a picture opened alone allows no style sheet: it is painted here. */
export function standaloneSvg(svg: ReactElement, colour: Colour): string {
  return renderToStaticMarkup(svg)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll('class="paint"', `fill="${colour.hex}"`)
    .replaceAll('class="roof"', `fill="${colour.roofHex ?? colour.hex}"`)
}
