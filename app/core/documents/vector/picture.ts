import type PDFDocument from 'pdfkit'
import type { Reference } from 'pdfkit'
import { cornersOf, Operators } from './operators.ts'
import type { Box } from './path.ts'
import { type Paint, paints, type Shape } from './shape.ts'

/**
 * A drawing as forms of the file, which pages show as often as they like; its units are the drawing's. What is not
 * painted is written once: another colour costs a few hundred bytes.
 */
export class Picture {
  readonly box: Box
  readonly #doc: PDFDocument
  readonly #layers: readonly Layer[]
  readonly #inColour = new Map<string, { name: string; form: Reference }>()
  readonly #prefix: string

  /** `name` is the picture's own in the file. */
  constructor(doc: PDFDocument, name: string, shapes: readonly Shape[], box: Box) {
    this.#doc = doc
    this.#prefix = name
    this.box = box
    this.#layers = layersOf(shapes).map((layer) =>
      layer.painted ? layer : { form: this.#form(new Operators(doc).write(layer.shapes)) },
    )
  }

  /** Shows it on the page now being painted, its upper left corner here and a unit so many points long. */
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

/** Runs of shapes that have the car's paint and of those that have not. */
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
