import { expect, test, vi } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { Lanes, lanesOfChannel } from './lanes.ts'

const morning = Temporal.Instant.from('2026-11-28T02:00:00Z')
const sms = { channel: 'sms' as const }

test('a lane is taken from the start of an attempt until its outcome is handed out', async () => {
  const onEnd = vi.fn()
  const lanes = new Lanes<typeof sms, string>(onEnd)
  const gateway = Promise.withResolvers<string>()
  lanes.use(sms, gateway.promise)
  expect([lanes.areEmpty, lanes.free(morning).get('sms')]).toEqual([false, lanesOfChannel - 1])
  gateway.resolve('delivered')
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  expect(lanes.areEmpty).toBe(false)
  expect(lanes.handOutEnded()).toEqual([{ message: sms, outcome: 'delivered' }])
  expect([lanes.areEmpty, lanes.handOutEnded()]).toEqual([true, []])
})

test('a channel whose lanes are all taken takes no more; the others do', () => {
  const lanes = new Lanes<typeof sms, string>(() => {})
  for (let lane = 0; lane < lanesOfChannel; lane++) lanes.use(sms, new Promise(() => {}))
  expect(lanes.isAnyFull).toBe(true)
  expect([...lanes.free(morning).keys()]).toEqual(['whatsapp', 'email', 'webhook'])
})

test('a channel that rests is free again when its time has come', () => {
  const lanes = new Lanes<typeof sms, string>(() => {})
  const until = morning.add({ seconds: 120 })
  lanes.rest('sms', until)
  expect(lanes.free(morning).has('sms')).toBe(false)
  expect(lanes.restsUntil(morning)).toEqual([until])
  expect([lanes.free(until).has('sms'), lanes.restsUntil(until)]).toEqual([true, []])
})
