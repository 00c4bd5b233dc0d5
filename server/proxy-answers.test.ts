import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainPages } from '../app/site/frame/plain-page.ts'
import { plainAnswer } from './plain-answers.ts'
import { securityHeaders } from './security-headers.ts'

const headers = securityHeaders({ publicUrl: 'http://localhost:8080' })
const soon = { ...headers, 'Retry-After': '5' }

/** What HAProxy answers without an instance. To write the files anew after a change, run this test with `--update`. */
const answers = [
  { status: 400, page: plainPages.forStatus(400), headers },
  { status: 408, page: plainPages.tooSlow, headers },
  { status: 502, page: plainPages.unanswered, headers },
  { status: 503, page: plainPages.unreachable, headers: soon },
  { status: 504, page: plainPages.unanswered, headers },
]

test.each(answers)('the proxy answers $status with the page that the site would send', async (answer) => {
  await expect(plainAnswer(answer)).toMatchFileSnapshot(`../proxy/${answer.status}.http`)
})

test('the proxy knows each of these files, and each fits into a buffer of the proxy', () => {
  const named = [...readFileSync('proxy/haproxy.cfg', 'utf8').matchAll(/^\terrorfile (\d+) \1\.http$/gm)].map(
    ([, status]) => status,
  )
  expect(named).toEqual(answers.map(({ status }) => String(status)))
  for (const answer of answers) expect(Buffer.byteLength(plainAnswer(answer))).toBeLessThan(8 * 1024)
})

test.each(['unanswered', 'unreachable'] as const)('whoever sent a form reads that sending it again is safe: %s', (name) => {
  expect(plainPages[name].text).toContain('kirim formulir yang sama lagi. Permintaan yang sama tidak tercatat dua kali.')
})
