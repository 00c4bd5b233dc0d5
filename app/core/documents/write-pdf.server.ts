import layOut from '@react-pdf/layout'
import paint from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import PDFDocument from 'pdfkit'
import type { ReactElement } from 'react'
import type { Instant } from '../../lib/instant.ts'
import { registerFonts } from './fonts.server.ts'
import { type LaidOut, tagged } from './tagged.ts'

export type About = { title: string; author: string; subject: string; keywords: string; madeAt: Instant }

/**
 * Runs the three steps of React PDF (build, lay out, paint) and adds the document's structure between them: React PDF alone
 * writes files without structure (decision 009). The same content gives the same bytes.
 */
export async function writePdf(about: About, content: (doc: PDFDocument) => ReactElement): Promise<Buffer> {
  registerFonts()
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    lang: 'id',
    displayTitle: true,
    tagged: true,
    autoFirstPage: false,
    font: null,
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      Keywords: about.keywords,
      Creator: about.author,
      CreationDate: new Date(about.madeAt.epochMilliseconds),
    },
  })
  const laidOut = await pages(content(doc))
  const bytes = collected(doc)
  ;(paint as unknown as Painter)(doc, { ...laidOut, children: tagged(laidOut.children ?? [], doc) })
  return bytes
}

type Painter = (doc: PDFDocument, pages: LaidOut) => void
// The published type lacks the second parameter.
type Layout = (root: unknown, fonts: typeof Font) => Promise<LaidOut>

function pages(content: ReactElement): Promise<LaidOut> {
  const { container }: { container: { document: unknown } } = pdf(content as ReactElement<DocumentProps>)
  return (layOut as unknown as Layout)(container.document, Font)
}

async function collected(doc: PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk)
  return Buffer.concat(chunks)
}
