/**
 * The request as a page's loaders see it: at our public address, whatever a proxy calls us. Where it came from
 * has been judged by `isFromElsewhere`; React Router would judge again, knowing nothing of proxies.
 */
export function pageRequest({ method, headers: given }: Request, url: URL, body: Buffer | undefined): Request {
  const headers = new Headers(given)
  headers.delete('Origin')
  return new Request(url, { method, headers, ...(body ? { body: inPieces(body), duplex: 'half' } : {}) } as RequestInit)
}

const pieceBytes = 64 * 1024

/** A large body is parsed piece by piece, and other requests get their turn between them. */
function inPieces(body: Buffer): ReadableStream<Uint8Array> {
  let start = 0
  return new ReadableStream({
    pull(controller) {
      if (start >= body.length) return controller.close()
      controller.enqueue(body.subarray(start, start + pieceBytes))
      start += pieceBytes
    },
  })
}
