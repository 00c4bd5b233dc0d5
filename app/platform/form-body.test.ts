import { expect, test } from 'vitest'
import { readBody } from './form-body.server.ts'

const address = 'https://contoh.id/'
const boundary = 'x'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

const post = (body: BodyInit, headers = {}) => new Request(address, { method: 'POST', body, headers })

/** A body that counts how many of its pieces were read. */
function pieces(piece: string, count: number) {
  const read = { count: 0 }
  const stream = new ReadableStream({
    pull(controller) {
      if (read.count === count) return controller.close()
      read.count++
      controller.enqueue(new TextEncoder().encode(piece))
    },
  })
  return { read, stream }
}

const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('texts and files are read, also an empty file field', async () => {
  const form = new FormData()
  form.append('name', 'Rina "R" Wulandari')
  form.append('message', 'Selamat pagi\r\nAC tidak dingin')
  form.append('photo', new File(['abc'], 'ac é.jpg', { type: 'image/jpeg' }))
  form.append('other', new File([], ''))
  const read = await readBody(post(form))
  expect(read.get('name')).toBe('Rina "R" Wulandari')
  expect(read.get('message')).toBe('Selamat pagi\r\nAC tidak dingin')
  const photo = read.get('photo') as File
  expect([photo.name, photo.type, await photo.text()]).toEqual(['ac é.jpg', 'image/jpeg', 'abc'])
  const other = read.get('other') as File
  expect([other.name, other.size]).toEqual(['', 0])
})

test('control characters are removed from texts', async () => {
  const fields = { email: 'rina\u0000@contoh.id', phone: '\u202a+62 812\u202c' }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const body of [new URLSearchParams(fields), form]) {
    expect([...(await readBody(post(body)))]).toEqual([
      ['email', 'rina\uFFFD@contoh.id'],
      ['phone', '+62 812'],
    ])
  }
})

test('the name of a file has no control character, and shows its real ending', async () => {
  const nameOf = async (name: string) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\n\r\n`
    return ((await readBody(post(`${head}abc\r\n--${boundary}--\r\n`, multipart))).get('photo') as File).name
  }
  expect(await nameOf('fo\u0000to.png')).toBe('fo to.png')
  expect(await nameOf('tagihan\u202egpj.exe')).toBe('tagihangpj.exe')
  expect(await nameOf('\u2066surat\u2069\u200b\u00ad.pdf')).toBe('surat.pdf')
})

test.each([
  ['text without a boundary', 'x', multipart],
  ['multipart whose header names no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
  ['a form that breaks off in a text', `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n12`, multipart],
  [
    'a form that breaks off in a file',
    `--${boundary}\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\n12`,
    multipart,
  ],
  ['JSON', '{}', { 'Content-Type': 'application/json' }],
])('%s is not a form and answers 400', async (_, body, headers) => {
  await expect(readBody(post(body, headers))).rejects.toMatchObject({ init: { status: 400 } })
})

test('300 fields are read, 301 answer 413', async () => {
  const names = (count: number) => Array.from({ length: count }, () => ['name', ''])
  const parts = (count: number) => `${part('name', '').repeat(count)}--${boundary}--\r\n`
  expect([...(await readBody(post(new URLSearchParams(names(300)))))]).toHaveLength(300)
  expect([...(await readBody(post(parts(300), multipart)))]).toHaveLength(300)
  await expect(readBody(post(new URLSearchParams(names(301))))).rejects.toMatchObject({ init: { status: 413 } })
  await expect(readBody(post(parts(301), multipart))).rejects.toMatchObject({ init: { status: 413 } })
})

test.each([
  ['many fields', urlencoded, 'a&'.repeat(32 * 1024)],
  ['many small parts', multipart, part('a', '1').repeat(1000)],
  ['a long text', multipart, `${part('a', 'x'.repeat(70_000))}`],
])('a body of %s is refused before the rest of it is read', async (_, headers, piece) => {
  const { read, stream } = pieces(piece, 1000)
  const request = new Request(address, { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit)
  await expect(readBody(request)).rejects.toMatchObject({ init: { status: 413 } })
  expect(read.count).toBeLessThan(10)
})

test('all texts together may have 64 KB; files do not count', async () => {
  const texts = `${part('a', 'x'.repeat(60_000))}${part('b', 'x'.repeat(60_000))}--${boundary}--\r\n`
  await expect(readBody(post(texts, multipart))).rejects.toMatchObject({ init: { status: 413 } })
  const form = new FormData()
  form.append('photo', new File(['x'.repeat(200_000)], 'ac.jpg'))
  expect(((await readBody(post(form))).get('photo') as File).size).toBe(200_000)
})

test('other work runs while a large body is read', async () => {
  const turns: string[] = []
  const { stream } = pieces(`${part('a', '1')}`, 200)
  const request = new Request(address, { method: 'POST', body: stream, headers: multipart, duplex: 'half' } as RequestInit)
  const reading = readBody(request)
    .catch(() => {})
    .then(() => turns.push('read'))
  setImmediate(() => turns.push('other'))
  await reading
  expect(turns).toEqual(['other', 'read'])
})
