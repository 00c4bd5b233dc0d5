import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import type { Mark } from './mark.ts'

/** A part of a page after layout, as React PDF paints it. */
export type LaidOut = {
  type: string
  props: Record<string, unknown> & { mark?: Mark }
  box?: { left: number; top: number; width: number; height: number }
  style?: unknown
  children?: LaidOut[]
}

type Marked = Exclude<Mark, 'decoration'>

/**
 * Adds a begin and an end around each part that is read aloud, before React PDF paints the pages. The pages then have the
 * structure of their marks, and everything else counts as decoration.
 */
export function tagged(pages: readonly LaidOut[], doc: PDFDocument): LaidOut[] {
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  const tagger = new Tagger(doc)
  return pages.map((page) => tagger.page(page, whole))
}

class Tagger {
  readonly #doc: PDFDocument
  readonly #elements = new Map<Mark, StructureElement>()

  constructor(doc: PDFDocument) {
    this.#doc = doc
  }

  page(page: LaidOut, whole: StructureElement): LaidOut {
    const start = painting(() => this.#beginDecoration())
    const end = painting(() => this.#doc.endMarkedContent())
    return { ...page, children: [start, ...this.#inside(page, whole), end] }
  }

  #inside(node: LaidOut, parent: StructureElement): LaidOut[] {
    return (node.children ?? []).flatMap((child) => this.#part(child, parent))
  }

  #part(node: LaidOut, parent: StructureElement): LaidOut[] {
    const { mark } = node.props
    if (mark === 'decoration') return [node]
    if (mark?.role === 'Figure' || mark?.role === 'Link' || node.type === 'TEXT') {
      return this.#content(node, mark ?? { role: 'P' }, parent)
    }
    return [{ ...node, children: this.#inside(node, mark ? this.#element(mark, parent) : parent) }]
  }

  #content(node: LaidOut, mark: Marked, parent: StructureElement): LaidOut[] {
    const element = this.#element(mark, parent)
    const begin = painting(() => {
      this.#doc.endMarkedContent()
      element.add(this.#doc.markStructureContent(mark.role))
    })
    const end = painting(() => {
      this.#doc.endMarkedContent()
      this.#beginDecoration()
      if (mark.role === 'Link' && node.box) {
        const { left, top, width, height } = node.box
        this.#doc.link(left, top, width, height, mark.address, { structParent: element })
      }
    })
    return [begin, node, end]
  }

  #element(mark: Marked, parent: StructureElement): StructureElement {
    const known = this.#elements.get(mark)
    if (known) return known
    const element = this.#doc.struct(mark.role, { ...('alt' in mark && { alt: mark.alt }) })
    const attributes = tableAttributes(mark)
    if (attributes) element.dictionary.data.A = attributes
    parent.add(element)
    const holder = mark.role === 'LI' ? this.#bodyOf(element) : element
    this.#elements.set(mark, holder)
    return holder
  }

  /** The content of a list item is one level deeper. */
  #bodyOf(item: StructureElement): StructureElement {
    const body = this.#doc.struct('LBody')
    item.add(body)
    return body
  }

  #beginDecoration(): void {
    this.#doc.markContent('Artifact', { type: 'Layout' })
  }
}

function tableAttributes(mark: Marked): Record<string, unknown> | null {
  const scope = 'scope' in mark ? { Scope: mark.scope } : {}
  const span = 'span' in mark && mark.span !== undefined ? { ColSpan: mark.span } : {}
  const attributes = { ...scope, ...span }
  return Object.keys(attributes).length > 0 ? { O: 'Table', ...attributes } : null
}

/** Runs `paint` while React PDF paints the page. React PDF requires a size. */
function painting(paint: () => void): LaidOut {
  return { type: 'CANVAS', box: { left: 0, top: 0, width: 1, height: 1 }, style: {}, props: { paint }, children: [] }
}
