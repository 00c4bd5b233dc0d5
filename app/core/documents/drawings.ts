import type PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { type Car, type Colour, colourOf, drawnVariant } from '../cars/car.ts'
import { type View, viewBox } from '../cars/drawings/drawing.ts'
import { drawings } from '../cars/drawings/drawings.ts'
import type { Box } from './vector/path.ts'
import { Picture } from './vector/picture.ts'
import type { Paint } from './vector/shape.ts'
import { shapesOf } from './vector/shapes.ts'

/** The three elevations of a model as pictures in one PDF file. */
export type Drawings = Record<View, Picture>

export function drawingsOf(doc: PDFDocument, car: Car): Drawings {
  return { side: drawingOf(doc, car, 'side'), front: drawingOf(doc, car, 'front'), rear: drawingOf(doc, car, 'rear') }
}

/** Names of the pictures in the file. */
const names: Record<View, string> = { side: 'S', front: 'F', rear: 'R' }

/** One elevation, for a file that shows only this one. */
export function drawingOf(doc: PDFDocument, car: Car, view: View): Picture {
  const Drawing = drawings[car.slug][view]
  return new Picture(doc, names[view], shapesOf(createElement(Drawing, { id: view })), roomFor(view, car))
}

/** Drawing units beyond the frame of the screen: room for the soft edge of the shadow. */
const shadowEnd = 12

function roomFor(view: View, car: Car): Box {
  const [left, top, width, height] = viewBox(view, drawnVariant(car).size)
  return { left: left - shadowEnd, top, right: left + width + shadowEnd, bottom: top + height + shadowEnd }
}

export const paintOf = ({ hex, roofHex }: Colour): Paint => ({ paint: hex, roof: roofHex ?? hex })

/** The colour of drawings when no colour was chosen. */
export const shownColour = (car: Car): Colour => colourOf(car, null)
