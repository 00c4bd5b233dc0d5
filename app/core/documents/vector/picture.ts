import type PDFDocument from 'pdfkit'
import type { Reference } from 'pdfkit'
import { cornersOf, Operators } from './operators.ts'
import type { Box } from './path.ts'
import { type Paint, paints, type Shape } from './shape.ts'

/**
 * A drawing as form objects of the PDF file, which pages can show many times. It uses drawing units. Parts without the car's
 * paint are written once: another colour adds only a few hundred bytes.
 */
export class Picture {
  readonly box: Box
  readonly #doc: PDFDocument
  readonly #layers: readonly Layer[]
  readonly #inColour = new Map<string, { name: string; form: Reference }>()
  readonly #prefix: string

  /** `name` is unique in the file. */
  constructor(doc: PDFDocument, name: string, shapes: readonly Shape[], box: Box) {
    this.#doc = doc
    this.#prefix = name
    this.box = box
    this.#layers = layersOf(shapes).map((layer) =>
      layer.painted ? layer : { form: this.#form(new Operators(doc).write(layer.shapes)) },
    )
  }

  /** Shows the picture on the current page, with its upper left corner at the current point; `unit` in points. */
  place(paint: Paint, unit: number): void {
    const { name, form } = this.#in(paint)
    this.#doc.page.xobjects[name] = form
    this.#doc.save().transform(unit, 0, 0, unit, -this.box.left * unit, -this.box.top * unit)
    this.#doc.addContent(`/${name} Do`).restore()
  }

  #in(paint: Paint): { name: string; form: Reference } {
    const key = `${paint.paint} ${paint.roof}`
    const known = this.#inColour.get(key)
    if (known) return known
    const operators = new Operators(this.#doc, paint)
    for (const layer of this.#layers) 'form' in layer ? operators.show(layer.form) : operators.write(layer.shapes)
    const made = { name: `${this.#prefix}${this.#inColour.size}`, form: this.#form(operators) }
    this.#inColour.set(key, made)
    return made
  }

  #form(operators: Operators): Reference {
    const form = this.#doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: cornersOf(this.box), Resources: operators.resources() })
    form.end(operators.content())
    return form
  }
}

type Layer = { form: Reference } | { shapes: readonly Shape[] }

/** Groups consecutive shapes with the car's paint, and consecutive shapes without it. */
function layersOf(shapes: readonly Shape[]): { painted: boolean; shapes: Shape[] }[] {
  const layers: { painted: boolean; shapes: Shape[] }[] = []
  for (const shape of shapes) {
    const painted = paints.some((one) => one === shape.fill?.ink)
    const last = layers.at(-1)
    if (last?.painted === painted) last.shapes.push(shape)
    else layers.push({ painted, shapes: [shape] })
  }
  return layers
}
