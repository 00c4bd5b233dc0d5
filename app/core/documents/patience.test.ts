import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentsUnavailable } from '../../platform/document-task.ts'
import { documentOr503, within } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => {})
const answerOf = (making: Promise<unknown>) =>
  documentOr503(making).then(
    () => null,
    (thrown: unknown) => thrown,
  )

test('a document made in time is returned, and no timer remains', async () => {
  expect(await documentOr503(Promise.resolve('brosur'))).toBe('brosur')
  expect(vi.getTimerCount()).toBe(0)
})

test('after half a minute the visitor is asked to come again', async () => {
  const answer = answerOf(never)
  await vi.advanceTimersByTimeAsync(30_000)
  const response = (await answer) as Response
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
})

test('when the process is lost, the visitor is asked to come again', async () => {
  expect(await answerOf(Promise.reject(new DocumentsUnavailable('lost')))).toMatchObject({ status: 503 })
})

test('any other error is passed on', async () => {
  const fault = new Error('a bug')
  expect(await answerOf(Promise.reject(fault))).toBe(fault)
  await expect(within(1, Promise.reject(fault))).rejects.toBe(fault)
})
