/** The first `most` bytes of another server's answer. The rest is not read: a broken server may send without end. */
export async function readBeginning({ body }: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most).toString()
}
