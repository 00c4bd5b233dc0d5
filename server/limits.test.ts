import { expect, test } from 'vitest'
import { Limits } from './limits.ts'

const limits = () => new Limits({ perMinute: { pages: 4, pictures: 6, checks: 3, submits: 2 } })
const asked = (method: string, part?: string) => ({
  method,
  header: (name: string) => (name === 'X-Part' ? part : undefined),
  isPicture: false,
})
const page = asked('GET')
const picture = { ...page, isPicture: true }
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

test('pictures do not count against the limit of pages, and have a limit of their own', () => {
  const counted = limits()
  const refused = (asked: typeof page, times: number) =>
    Array.from({ length: times }, () => counted.secondsToWait(asked, '203.0.113.7', 0)).filter((wait) => wait > 0).length
  expect(refused(picture, 8)).toBe(2)
  expect(refused({ ...picture, method: 'HEAD' }, 1)).toBe(1)
  expect(refused(page, 4)).toBe(0)
  expect(refused({ ...picture, method: 'POST' }, 3)).toBe(1)
})
