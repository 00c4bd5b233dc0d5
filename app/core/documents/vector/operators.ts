import type PDFDocument from 'pdfkit'
import type { Reference } from 'pdfkit'
import { type Box, boxOf, type Path } from './path.ts'
import { alphaShading, colourOf, colourShading, isTranslucent, plainColour } from './shading.ts'
import type { Colour, Gradient, Ink, Paint, Shape, Stroke } from './shape.ts'

const letters = { move: 'm', line: 'l', curve: 'c', close: 'h' } as const

const round = (value: number): number => Math.round(value * 100) / 100
const fine = (value: number): number => Math.round(value * 1000) / 1000

const outlined = (path: Path): string => path.map(({ to, points }) => [...points.map(round), letters[to]].join(' ')).join('\n')

export const cornersOf = ({ left, top, right, bottom }: Box): number[] => [left, top, right, bottom]

/** Collects the PDF operators that paint shapes, and the resources that they use. */
export class Operators {
  readonly #doc: PDFDocument
  readonly #lines: string[] = []
  readonly #states = new Map<string, { name: string; state: Record<string, unknown> }>()
  readonly #patterns: Record<string, unknown> = {}
  readonly #forms: Record<string, unknown> = {}
  readonly #paint: Partial<Paint>

  constructor(doc: PDFDocument, paint: Partial<Paint> = {}) {
    this.#doc = doc
    this.#paint = paint
  }

  content(): string {
    return this.#lines.join('\n')
  }

  resources(): Record<string, unknown> {
    const states = [...this.#states.values()].map(({ name, state }) => [name, state])
    return { ExtGState: Object.fromEntries(states), Pattern: this.#patterns, XObject: this.#forms }
  }

  show(form: Reference): void {
    const name = `L${Object.keys(this.#forms).length}`
    this.#forms[name] = form
    this.#lines.push(`/${name} Do`)
  }

  write(shapes: readonly Shape[]): this {
    for (const shape of shapes) this.#shape(shape)
    return this
  }

  #shape({ path, evenOdd, clips, fill, stroke }: Shape): void {
    if (!fill && !stroke) return
    this.#lines.push('q', ...clips.flatMap((clip) => [outlined(clip), 'W n']))
    const outline = outlined(path)
    if (fill) this.#painted(outline, evenOdd ? 'f*' : 'f', () => this.#ink(fill.ink, fill.alpha, boxOf(path), 'fill'))
    if (stroke) this.#painted(outline, 'S', () => this.#stroke(stroke, boxOf(path)))
    this.#lines.push('Q')
  }

  #painted(outline: string, operator: string, prepare: () => void): void {
    this.#lines.push('q')
    prepare()
    this.#lines.push(outline, operator, 'Q')
  }

  #stroke({ ink, alpha, width, cap, join, dashes }: Stroke, { left, top, right, bottom }: Box): void {
    this.#lines.push(`${round(width)} w ${cap} J ${join} j [${dashes.map(round).join(' ')}] 0 d`)
    this.#ink(ink, alpha, { left: left - width, top: top - width, right: right + width, bottom: bottom + width }, 'stroke')
  }

  #ink(ink: Ink, alpha: number, box: Box, use: 'fill' | 'stroke'): void {
    if (typeof ink === 'string') {
      if (alpha < 1) this.#state({ [use === 'fill' ? 'ca' : 'CA']: fine(alpha) })
      this.#flat(ink, use)
    } else this.#gradient(ink, alpha, box, use)
  }

  #flat(colour: Colour, use: 'fill' | 'stroke'): void {
    const parts = colourOf(this.#paint[colour as keyof Paint] ?? colour)
    this.#lines.push(`${parts.map(fine).join(' ')} ${use === 'fill' ? 'rg' : 'RG'}`)
  }

  #gradient(gradient: Gradient, alpha: number, box: Box, use: 'fill' | 'stroke'): void {
    const mask = isTranslucent(gradient) ? { SMask: this.#mask(gradient, box) } : {}
    this.#state({ [use === 'fill' ? 'ca' : 'CA']: fine(alpha), ...mask })
    const plain = plainColour(gradient)
    if (plain) this.#flat(plain, use)
    else this.#pattern(gradient, use)
  }

  #pattern(gradient: Gradient, use: 'fill' | 'stroke'): void {
    const name = `P${Object.keys(this.#patterns).length}`
    this.#patterns[name] = { PatternType: 2, Shading: colourShading(gradient), Matrix: gradient.matrix }
    this.#lines.push(use === 'fill' ? `/Pattern cs /${name} scn` : `/Pattern CS /${name} SCN`)
  }

  /** The opacity of a gradient as grey levels within the figure's box. The box is small, so that phones mask quickly. */
  #mask(gradient: Gradient, box: Box): Record<string, unknown> {
    const group = this.#doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: cornersOf(box),
      Group: { S: 'Transparency', CS: 'DeviceGray' },
      Resources: { Shading: { S: alphaShading(gradient) } },
    })
    group.end(`${gradient.matrix.join(' ')} cm /S sh`)
    return { Type: 'Mask', S: 'Luminosity', G: group }
  }

  #state(state: Record<string, unknown>): void {
    const key = 'SMask' in state ? `mask ${this.#states.size}` : JSON.stringify(state)
    const known = this.#states.get(key) ?? { name: `G${this.#states.size}`, state }
    this.#states.set(key, known)
    this.#lines.push(`/${known.name} gs`)
  }
}
