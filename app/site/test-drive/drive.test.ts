import { expect, test } from 'vitest'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { can, type Drive, type DriveEvent, type EventKind, stateOf } from './drive.ts'

const at = (text: string) => Temporal.Instant.from(text)
const departure = at('2026-11-30T02:30:00Z')
const event = (kind: EventKind, from: Instant = departure): DriveEvent => ({
  kind,
  slot: { from, to: from.add({ minutes: 60 }) },
  answerBy: null,
  by: 'visitor',
  at: at('2026-11-28T02:00:00Z'),
})
const drive = (...later: DriveEvent[]): Drive => ({
  id: 'a',
  reference: 'TD-7K3M9Q',
  vehicle: 'xforce',
  colour: null,
  dealerId: 'd068',
  name: 'Rina',
  phone: '+6281234567890',
  email: 'rina@contoh.id',
  createdAt: at('2026-11-28T02:00:00Z'),
  history: [event('requested'), ...later],
})
const before = at('2026-11-29T00:00:00Z')

test('the last thing that happened decides where a drive stands', () => {
  expect(stateOf(drive(), before)).toBe('requested')
  expect(stateOf(drive(event('moved')), before)).toBe('moved')
  expect(stateOf(drive(event('moved'), event('cancelled')), before)).toBe('cancelled')
})

test('once the car has left, the drive is past, at its latest slot', () => {
  const tomorrow = departure.add({ hours: 24 })
  expect(stateOf(drive(), departure)).toBe('past')
  expect(stateOf(drive(event('moved', tomorrow)), departure)).toBe('moved')
})

test('it can be moved and cancelled until it is past or cancelled', () => {
  for (const action of ['move', 'cancel'] as const) {
    expect(can(action, drive(), before)).toBe(true)
    expect(can(action, drive(event('moved')), before)).toBe(true)
    expect(can(action, drive(event('cancelled')), before)).toBe(false)
    expect(can(action, drive(), departure)).toBe(false)
  }
})
