import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { Temporal } from '../../lib/instant.ts'
import { ConcurrencyLimit, mostAtOnce } from './concurrency-limit.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const sms = { channel: 'sms' as const }

test('an attempt counts from its start until its outcome is taken', async () => {
  const onEnd = vi.fn()
  const limit = new ConcurrencyLimit<typeof sms, string>(onEnd)
  const gateway = Promise.withResolvers<string>()
  limit.start(sms, gateway.promise)
  expect([limit.isIdle, limit.room(morning).get('sms')]).toEqual([false, mostAtOnce - 1])
  gateway.resolve('delivered')
  await eventually(() => expect(onEnd).toHaveBeenCalledTimes(1))
  expect(limit.isIdle).toBe(false)
  expect(limit.takeEnded()).toEqual([{ message: sms, outcome: 'delivered' }])
  expect([limit.isIdle, limit.takeEnded()]).toEqual([true, []])
})

test('a channel at its limit starts no more messages; other channels do', () => {
  const limit = new ConcurrencyLimit<typeof sms, string>(() => {})
  for (let sent = 0; sent < mostAtOnce; sent++) limit.start(sms, new Promise(() => {}))
  expect(limit.isAnyChannelFull).toBe(true)
  expect([...limit.room(morning).keys()]).toEqual(['whatsapp', 'email', 'webhook', 'affiliate'])
})

test('a paused channel can send again after its pause', () => {
  const limit = new ConcurrencyLimit<typeof sms, string>(() => {})
  const until = morning.add({ seconds: 120 })
  limit.pause('sms', until)
  expect(limit.room(morning).has('sms')).toBe(false)
  expect(limit.pausedUntil(morning)).toEqual([until])
  expect([limit.room(until).has('sms'), limit.pausedUntil(until)]).toEqual([true, []])
})

test('a shorter pause does not end a longer one', () => {
  const limit = new ConcurrencyLimit<typeof sms, string>(() => {})
  const [soon, late] = [morning.add({ seconds: 1 }), morning.add({ seconds: 60 })]
  limit.pause('sms', late)
  limit.pause('sms', soon)
  expect(limit.pausedUntil(morning)).toEqual([late])
})
