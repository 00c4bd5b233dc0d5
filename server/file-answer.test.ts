import { expect, test } from 'vitest'
import { documentOr503 } from '../app/core/documents/patience.ts'
import { DocumentsUnavailable } from '../app/platform/document-task.ts'
import { answerOfSmallSite } from '../tests/support/small-site.ts'

const answerOf = (loader: () => unknown): Promise<Response> =>
  answerOfSmallSite({ file: { id: 'file', path: 'berkas.pdf', module: { loader, handle: { file: true } } } }, '/berkas.pdf')

test('when the document process was lost, the answer is a plain page that says when to try again', async () => {
  const answer = await answerOf(() => documentOr503(Promise.reject(new DocumentsUnavailable('lost'))))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toContain('Tunggu beberapa detik')
})

test('a file that cannot be made at all answers 500', async () => {
  const answer = await answerOf(() => documentOr503(Promise.reject(new Error('a bug'))))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('Retry-After')).toBeNull()
})
