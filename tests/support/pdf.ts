import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF. Returns its pages and the text of each. */
export async function readPdf(bytes: Uint8Array) {
  const file = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)))
  return { file, pages, texts: await Promise.all(pages.map(textOf)) }
}

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** Fields that the library returns but does not declare. */
type Marked = { tag: string; id?: string }

/** Texts that are neither in the structure nor marked as decoration. */
export async function unreadTexts({ pages }: ReadPdf): Promise<string[]> {
  const unread: string[] = []
  for (const page of pages) {
    const structure = JSON.stringify(await page.getStructTree())
    let within: Marked | null = null
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (!('str' in item)) within = item.type === 'endMarkedContent' ? null : (item as unknown as Marked)
      else if (item.str.trim() !== '' && !isRead(within, structure)) unread.push(item.str)
    }
  }
  return unread
}

function isRead(within: Marked | null, structure: string): boolean {
  return within !== null && (within.tag === 'Artifact' || structure.includes(`"${within.id}"`))
}
