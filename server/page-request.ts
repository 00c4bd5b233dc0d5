/**
 * The request that loaders see: with our public address, whatever host a proxy used. `isFromElsewhere` has already
 * checked its Origin. React Router would check it again without knowing about proxies, so the header is removed.
 */
export function pageRequest({ method, headers: given }: Request, url: URL, body: Buffer | undefined): Request {
  const headers = new Headers(given)
  headers.delete('Origin')
  return new Request(url, { method, headers, ...(body ? { body: inPieces(body), duplex: 'half' } : {}) } as RequestInit)
}

const pieceBytes = 64 * 1024

/** Large bodies are parsed in pieces, so that other requests get their turn between them. */
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
