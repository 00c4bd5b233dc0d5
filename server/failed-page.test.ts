import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../app/platform/database-away.ts'
import { failedPage } from './failed-page.ts'
import { unsentForm } from './unsent-form.ts'

const away = new DatabaseUnavailable('No connection.')
const fault = new TypeError('A fault of ours.')
const urlencoded = 'application/x-www-form-urlencoded'
const form = { fields: [['name', 'Rina']], lacksFiles: false } as const

test('while the database is away, a page that needs it answers 503 and reloads itself', () => {
  const answer = failedPage([away], 'ABC', undefined)
  expect(answer).toMatchObject({ status: 503, headers: { 'Retry-After': '5' }, page: { again: 5 } })
  expect(failedPage([fault, away], 'ABC', undefined).status).toBe(503)
})

test('a fault of ours answers 500 with its reference', () => {
  expect(failedPage([fault], 'ABC', undefined)).toMatchObject({ status: 500, headers: {}, page: { reference: 'ABC' } })
  expect(failedPage([], 'ABC', undefined).status).toBe(500)
})

test('the page gives the sent form back, whatever failed', () => {
  expect(failedPage([away], 'ABC', form)).toMatchObject({ status: 503, page: { form } })
  expect(failedPage([fault], 'ABC', form)).toMatchObject({ status: 500, page: { form, reference: 'ABC' } })
})

test('a form keeps its fields in their order, also those that share a name', async () => {
  const body = Buffer.from('topic=a&topic=b&name=Rina+%26+Budi&empty=')
  expect(await unsentForm(urlencoded, body)).toEqual({
    fields: [
      ['topic', 'a'],
      ['topic', 'b'],
      ['name', 'Rina & Budi'],
      ['empty', ''],
    ],
    lacksFiles: false,
  })
})

test('a form with a file keeps everything else; an empty file field is no file', async () => {
  const multipart = async (file: File) => {
    const data = new FormData()
    data.append('name', 'Rina')
    data.append('photo', file)
    const request = new Request('http://localhost', { method: 'POST', body: data })
    return unsentForm(String(request.headers.get('Content-Type')), Buffer.from(await request.arrayBuffer()))
  }
  expect(await multipart(new File(['x'], 'ac.jpg'))).toEqual({ fields: [['name', 'Rina']], lacksFiles: true })
  expect(await multipart(new File([], ''))).toEqual({ fields: [['name', 'Rina']], lacksFiles: false })
})

test('a body that is not a form or has too many fields is not given back', async () => {
  expect(await unsentForm('text/plain', Buffer.from('x'))).toBeUndefined()
  expect(await unsentForm(urlencoded, Buffer.from('a=&'.repeat(301)))).toBeUndefined()
})
