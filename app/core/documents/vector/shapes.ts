import type { ReactNode } from 'react'
import { gradientOf, strokeOf } from './inks.ts'
import { byId, type Element, elementsOf, numberIn, type Properties, referred, textIn } from './markup.ts'
import { identity, type Matrix, readTransform, scaleOf, times, translation } from './matrix.ts'
import { type Box, boxOf, ellipse, moved, type Path, readPath } from './path.ts'
import { type Ink, paints, type Shape } from './shape.ts'
import { ringsOf } from './softness.ts'

/** The shapes of a drawing, from back to front. */
export function shapesOf(drawing: ReactNode): Shape[] {
  const elements = elementsOf(drawing)
  return new Reader(byId(elements)).read(elements)
}

/** Properties that an element passes on to its children. */
type Inherited = { style: Properties; matrix: Matrix; opacity: number; clips: readonly Path[]; blur: number }

const start: Inherited = {
  style: { fill: '#000', stroke: 'none', strokeWidth: 1 },
  matrix: identity,
  opacity: 1,
  clips: [],
  blur: 0,
}

const inheritable = [
  'fill',
  'fillOpacity',
  'fillRule',
  'stroke',
  'strokeOpacity',
  'strokeWidth',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeDasharray',
]

/** Elements that are painted only through a reference. */
const definitions = ['defs', 'clipPath', 'linearGradient', 'radialGradient', 'pattern', 'filter']

class Reader {
  readonly #named: ReadonlyMap<string, Element>

  constructor(named: ReadonlyMap<string, Element>) {
    this.#named = named
  }

  read(elements: readonly Element[], inherited: Inherited = start): Shape[] {
    return elements.filter(({ name }) => !definitions.includes(name)).flatMap((element) => this.#shapes(element, inherited))
  }

  #shapes(element: Element, inherited: Inherited): Shape[] {
    const own = this.#handedDown(element, inherited)
    if (element.name === 'g') return this.read(element.children, own)
    if (element.name === 'use') return this.read(this.#target(element.properties.href), own)
    const path = outline(element)
    if (own.blur > 0) return softened(element, own)
    const pattern = this.#pattern(own.style.fill)
    if (pattern) return this.#tiles(pattern, moved(path, own.matrix), own)
    return [this.#shape(path, own)]
  }

  #handedDown({ name, properties }: Element, inherited: Inherited): Inherited {
    const given = inheritable.filter((key) => properties[key] !== undefined).map((key) => [key, properties[key]])
    const painted = paints.find((one) => one === properties.className)
    const inside = times(inherited.matrix, readTransform(textIn(properties, 'transform')))
    const shift = translation(numberIn(properties, 'x'), numberIn(properties, 'y'))
    const clip = this.#target(properties.clipPath)[0]
    const blur = this.#target(properties.filter)[0]?.children[0]
    return {
      style: { ...inherited.style, ...Object.fromEntries(given), ...(painted && { fill: painted }) },
      matrix: name === 'use' ? times(inside, shift) : inside,
      opacity: inherited.opacity * numberIn(properties, 'opacity', 1),
      clips: clip ? [...inherited.clips, this.#clip(clip, inside)] : inherited.clips,
      blur: blur ? numberIn(blur.properties, 'stdDeviation') : inherited.blur,
    }
  }

  #target(reference: unknown): Element[] {
    const id = referred(reference)
    if (id === undefined) return []
    const found = this.#named.get(id)
    if (!found) throw new Error(`The drawing refers to "${id}", which it does not have.`)
    return [found]
  }

  #clip(clip: Element, matrix: Matrix): Path {
    return this.read(clip.children, { ...start, matrix }).flatMap(({ path }) => path)
  }

  #shape(path: Path, { style, matrix, opacity, clips }: Inherited): Shape {
    const box = boxOf(path)
    const fill = this.#ink(style.fill, box, matrix)
    const stroke = this.#ink(style.stroke, box, matrix)
    return {
      path: moved(path, matrix),
      evenOdd: style.fillRule === 'evenodd',
      clips,
      fill: fill === null ? null : { ink: fill, alpha: opacity * numberIn(style, 'fillOpacity', 1) },
      stroke: stroke === null ? null : strokeOf(style, stroke, opacity, scaleOf(matrix)),
    }
  }

  #ink(value: unknown, box: Box, matrix: Matrix): Ink | null {
    if (value === 'none') return null
    const id = referred(value)
    const named = id !== undefined && String(value).startsWith('url') ? this.#target(value)[0] : undefined
    return named ? gradientOf(named, box, matrix) : String(value)
  }

  #pattern(fill: unknown): Element | undefined {
    const named = String(fill).startsWith('url') ? this.#target(fill)[0] : undefined
    return named?.name === 'pattern' ? named : undefined
  }

  /** As many copies of the pattern as the figure's box needs, clipped to the figure. */
  #tiles({ properties, children }: Element, path: Path, inherited: Inherited): Shape[] {
    const [width, height] = [numberIn(properties, 'width'), numberIn(properties, 'height')]
    const box = boxOf(path)
    const columns = whole(box.left / width, box.right / width)
    const rows = whole(box.top / height, box.bottom / height)
    const clips = [...inherited.clips, path]
    return rows.flatMap((row) =>
      columns.flatMap((column) =>
        this.read(children, { ...start, opacity: inherited.opacity, clips, matrix: translation(column * width, row * height) }),
      ),
    )
  }
}

function whole(from: number, to: number): number[] {
  const first = Math.floor(from)
  return Array.from({ length: Math.ceil(to) - first }, (_, at) => first + at)
}

function outline({ name, properties }: Element): Path {
  const at = (key: string) => numberIn(properties, key)
  if (name === 'path') return readPath(textIn(properties, 'd') ?? '')
  if (name === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'))
  if (name === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  throw new Error(`No drawing is made of "${name}".`)
}

/** The blurred ellipse of a shadow. */
function softened({ properties }: Element, { style, matrix, opacity, clips, blur }: Inherited): Shape[] {
  const at = (key: string) => numberIn(properties, key)
  return ringsOf(at('ry'), blur).map(({ outside, alpha }) => ({
    path: moved(ellipse(at('cx'), at('cy'), at('rx') + outside, at('ry') + outside), matrix),
    evenOdd: false,
    clips,
    fill: { ink: String(style.fill), alpha: alpha * opacity },
    stroke: null,
  }))
}
