/** Longer than any answer of a gateway, which names an error at most. */
const usual = 16 * 1024

/** The first `most` bytes of another server's answer. The rest is not read: a broken server may send without end. */
export async function readBeginning({ body }: Response, most = usual): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most).toString()
}
