import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerOf, chooseEncoding, compressAnswer, encodeBody, isUnchanged } from './encoded-body.ts'

test('the client gets the best encoding that it accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('br;q=0.1, gzip;q=1')).toBe('gzip')
  expect(chooseEncoding('*')).toBe('br')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding('identity')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('each encoding holds the same body and has an ETag of its own', async () => {
  const body = Buffer.from('kata '.repeat(500))
  const encoded = await encodeBody(body)
  expect(brotliDecompressSync(encoded.br.bytes)).toEqual(body)
  expect(gunzipSync(encoded.gzip.bytes)).toEqual(body)
  expect(new Set([encoded.br.etag, encoded.gzip.etag, encoded.identity.etag]).size).toBe(3)
})

test('a compressed body keeps no larger buffer alive', async () => {
  const { br, gzip } = await encodeBody(Buffer.from('kata '.repeat(2000)))
  for (const { bytes } of [br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('a short body is sent as it is', async () => {
  const encoded = await encodeBody(Buffer.from('ok'))
  expect(encoded.br).toEqual(encoded.identity)
})

test('If-None-Match names the ETag, one of many, a weak form, or any', () => {
  expect(isUnchanged('"a-br"', '"a-br"')).toBe(true)
  expect(isUnchanged('"x", W/"a-br"', '"a-br"')).toBe(true)
  expect(isUnchanged('*', '"a-br"')).toBe(true)
  expect(isUnchanged('"a-gz"', '"a-br"')).toBe(false)
  expect(isUnchanged(undefined, '"a-br"')).toBe(false)
})

test('an answer is compressed with less care only while several others are, and is the same text', async () => {
  const html = Array.from({ length: 2000 }, (_, number) => `<li class="row">Angsuran ke-${number * 7919}</li>`).join('')
  const request = new Request('http://site/', { headers: { 'Accept-Encoding': 'br' } })
  const compressed = async () => Buffer.from(await (await compressAnswer(request, answerOf(Buffer.from(html), {}))).arrayBuffer())
  const alone = await compressed()
  const together = await Promise.all([compressed(), compressed(), compressed(), compressed()])
  expect(together.map((bytes) => bytes.equals(alone))).toEqual([true, true, false, false])
  for (const bytes of [alone, ...together]) expect(brotliDecompressSync(bytes).toString()).toBe(html)
})
