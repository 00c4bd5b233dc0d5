import { readRange } from './byte-range.ts'

export type PdfFile = { bytes: Uint8Array<ArrayBuffer>; etag: string; name: string }

/** Who may keep a copy on its way: everybody's brochure any cache, somebody's own file none. */
const cachings = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  private: 'private, no-store',
} as const

/** A PDF as an in-app browser, a download manager or a viewer may ask for it: whole, unchanged, or a part. */
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
  // A resumed download of an older file starts again; a date cannot tell two files apart.
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
