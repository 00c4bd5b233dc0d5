import { expect, test } from 'vitest'
import { isStreamed, officeAnswer } from './office-answer.ts'

const page = () => new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const csv = () => new Response('a,b', { headers: { 'Content-Type': 'text/csv' } })

test('no cache keeps an answer of the office, be it a page or a file', () => {
  for (const answer of [page(), csv()])
    expect(officeAnswer(answer, '<p>', 'n').headers.get('Cache-Control')).toBe('private, no-store')
})

test('a page allows only its own scripts and inline scripts with its nonce', () => {
  const policy = officeAnswer(page(), '<p>', 'abc123').headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-abc123';")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('a file keeps its body', async () => {
  expect(await officeAnswer(csv(), '', 'n').text()).toBe('a,b')
})

test('files and events are sent while they are made; pages and data are not', () => {
  const types = ['text/csv', 'text/event-stream', 'text/html; charset=utf-8', 'text/x-script']
  const streamed = types.map((type) => isStreamed(new Response(null, { headers: { 'Content-Type': type } })))
  expect(streamed).toEqual([true, true, false, false])
})
