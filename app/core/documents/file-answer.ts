import { readRange } from './byte-range.ts'

export type PdfFile = { bytes: Uint8Array<ArrayBuffer>; etag: string; name: string }

/** Cache rules: any cache may store a public file, such as a brochure; none may store a private file. */
const cachings = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  private: 'private, no-store',
} as const

/** The answer with a PDF, as in-app browsers, download managers and viewers request it: whole, unchanged, or a part. */
export function fileAnswer(
  { method, headers }: Request,
  { bytes, etag, name }: PdfFile,
  shown: 'inline' | 'attachment',
  caching: keyof typeof cachings,
): Response {
  const common = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `${shown}; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': cachings[caching],
    ETag: etag,
  }
  if (isNamed(headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers: common })
  // When the file has changed, a resumed download starts again. `If-Range` with a date cannot tell two files apart.
  const range = [null, etag].includes(headers.get('If-Range')) ? readRange(headers.get('Range'), bytes.length) : null
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${bytes.length}` },
    })
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes
  const rangeHeaders = range && { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}` }
  return new Response(method === 'HEAD' ? null : part, {
    status: range ? 206 : 200,
    headers: { ...common, ...rangeHeaders, 'Content-Length': String(part.length) },
  })
}

function isNamed(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
