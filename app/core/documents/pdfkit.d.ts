/** Types for the part of PDFKit 0.20 that we use: it has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** An object of the file. It is written when it ends. */
  export type Reference = { readonly data: Record<string, unknown>; end(content?: string): void }

  /** Marked content on a page, and its element in the document's structure. */
  export type StructureContent = { readonly refs: unknown }
  export type StructureElement = {
    readonly dictionary: Reference
    add(child: StructureElement | StructureContent): StructureElement
  }

  export type Options = {
    pdfVersion: '1.7'
    lang: string
    displayTitle: boolean
    tagged: boolean
    autoFirstPage: boolean
    /** Null: use no font until a text needs one. */
    font: null
    info: Record<string, string | Date>
  }

  export default class PDFDocument extends Readable {
    constructor(options: Options)
    readonly page: { readonly xobjects: Record<string, Reference> }
    ref(data: Record<string, unknown>): Reference
    save(): this
    restore(): this
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this
    addContent(operators: string): this
    link(x: number, y: number, width: number, height: number, url: string, options: { structParent: StructureElement }): this
    struct(type: string, options?: { alt?: string; scope?: string }): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(tag: string): StructureContent
    markContent(tag: 'Artifact', options: { type: string }): this
    endMarkedContent(): this
  }
}
