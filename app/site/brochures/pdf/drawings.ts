import type PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { type Car, type Colour, colourOf, drawnVariant } from '~/core/cars/car.ts'
import { type View, viewBox } from '~/core/cars/drawings/drawing.ts'
import { drawings } from '~/core/cars/drawings/drawings.ts'
import type { Box } from './vector/path.ts'
import { Picture } from './vector/picture.ts'
import type { Paint } from './vector/shape.ts'
import { shapesOf } from './vector/shapes.ts'

/** A model's three elevations as pictures of one file. */
export type Drawings = Record<View, Picture>

export function drawingsOf(doc: PDFDocument, car: Car): Drawings {
  const picture = (view: View, name: string) => {
    const Drawing = drawings[car.slug][view]
    return new Picture(doc, name, shapesOf(createElement(Drawing, { id: view })), roomFor(view, car))
  }
  return { side: picture('side', 'S'), front: picture('front', 'F'), rear: picture('rear', 'R') }
}

/** Beyond the frame of the screen, for the soft end of the shadow. */
const shadowEnd = 12

function roomFor(view: View, car: Car): Box {
  const [left, top, width, height] = viewBox(view, drawnVariant(car).size)
  return { left: left - shadowEnd, top, right: left + width + shadowEnd, bottom: top + height + shadowEnd }
}

export const paintOf = ({ hex, roofHex }: Colour): Paint => ({ paint: hex, roof: roofHex ?? hex })

/** The colour the brochure's own drawings wear. */
export const shownColour = (car: Car): Colour => colourOf(car, null)
