import { expect, test } from 'vitest'
import { Limits } from './limits.ts'

const limits = () => new Limits({ perMinute: { pages: 4, checks: 3, submits: 2 } })
const asked = (method: string, part?: string) => ({
  method,
  header: (name: string) => (name === 'X-Part' ? part : undefined),
})
const page = asked('GET')
const submit = asked('POST')
const check = asked('POST', 'check')
const part = asked('POST', 'form')

test('checks of a form do not count against the limit of submits', () => {
  const counted = limits()
  const waits = (asked: typeof page, times: number) =>
    Array.from({ length: times }, () => counted.secondsToWait(asked, '203.0.113.7', 0) > 0)
  expect(waits(check, 4)).toEqual([false, false, false, true])
  expect([waits(submit, 1), waits(part, 1), waits(submit, 1)]).toEqual([[false], [false], [true]])
  expect(waits(page, 5)).toEqual([false, false, false, false, true])
})
