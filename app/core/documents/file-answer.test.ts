import { expect, test } from 'vitest'
import { fileAnswer } from './file-answer.ts'

const file = { bytes: new TextEncoder().encode('%PDF-1.7 isi'), etag: '"satu"', name: 'brosur-xpander.pdf' }

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fileAnswer(new Request('http://localhost/brosur/download?id=22', { method, headers }), file, 'attachment', 'public')

test('the answer with the whole file has its type, name and length', async () => {
  const answer = ask()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '12',
    'content-disposition': `attachment; filename="brosur-xpander.pdf"; filename*=UTF-8''brosur-xpander.pdf`,
    'accept-ranges': 'bytes',
    etag: '"satu"',
  })
  expect(await answer.text()).toBe('%PDF-1.7 isi')
})

test('any cache may store a public file, and none may store a private file', () => {
  const request = new Request('http://localhost/simulasi-kredit/result/kunci/pdf')
  expect(ask().headers.get('cache-control')).toContain('public')
  expect(fileAnswer(request, file, 'inline', 'private').headers.get('cache-control')).toBe('private, no-store')
})

test('an answer with a part says which part it is', async () => {
  const answer = ask({ Range: 'bytes=9-' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 9-11/12')
  expect(answer.headers.get('content-length')).toBe('3')
  expect(await answer.text()).toBe('isi')
})

test('a part after the end is refused with the actual length', () => {
  const answer = ask({ Range: 'bytes=12-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */12')
})

test('a download can be resumed while the file is the same', () => {
  expect(ask({ Range: 'bytes=9-', 'If-Range': '"satu"' }).status).toBe(206)
  expect(ask({ Range: 'bytes=9-', 'If-Range': '"dua"' }).status).toBe(200)
  expect(ask({ Range: 'bytes=9-', 'If-Range': 'Sat, 28 Nov 2026 02:00:00 GMT' }).status).toBe(200)
})

test('a client that already has the file gets 304, for any part', async () => {
  for (const tag of ['"satu"', 'W/"satu"', '"nol", "satu"', '*']) {
    const answer = ask({ 'If-None-Match': tag, Range: 'bytes=0-1' })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
  }
  expect(ask({ 'If-None-Match': '"nol"' }).status).toBe(200)
})

test('HEAD gives the same headers without the file', async () => {
  const answer = ask({}, 'HEAD')
  expect(answer.headers.get('content-length')).toBe('12')
  expect(await answer.text()).toBe('')
})
