import { expect, test } from 'vitest'
import dealersFile from '../../../data/dealers.json' with { type: 'json' }
import { calendarApplication, readCalendar } from '../../../tests/support/calendar.ts'
import { carsInFiles as cars } from '../../core/cars/catalogue-files.server.ts'
import { dealerSchema } from '../../core/dealers/dealer.ts'
import type { EventKind, Lead, LeadEvent } from '../../core/leads/lead.ts'
import { calendarFile } from '../../lib/calendar-file.ts'
import { Temporal } from '../../lib/instant.ts'
import { appointmentEvent } from './appointment-event.ts'

const now = Temporal.Instant.from('2026-11-27T02:00:00Z')
const [dealer] = dealersFile.dealers.map((row) => dealerSchema.parse(row))
if (!dealer) throw new Error('no dealer')

const hours = (count: number) => now.add({ hours: count })
const happening = (kind: EventKind, number: number, starts: number): LeadEvent => ({
  kind,
  span: { from: hours(starts), to: hours(starts + 1) },
  dealerId: dealer.id,
  answerBy: null,
  note: null,
  detail: null,
  by: 'visitor',
  at: now.add({ minutes: number }),
})

const drive: Lead = {
  kind: 'test-drive',
  payload: { vehicle: 'xforce', colour: null },
  id: '0b9f1c36-5f0e-4f6f-9d0c-0d4a1f7f1a11',
  reference: 'TD-7K3M9Q',
  name: 'Rina Wulandari',
  phone: '+6281234567890',
  email: null,
  dealerId: dealer.id,
  source: {},
  createdAt: now,
  history: [happening('received', 0, 72)],
}
const then = (lead: Lead, kind: EventKind, starts: number): Lead => ({
  ...lead,
  history: [...lead.history, happening(kind, lead.history.length, starts)],
})

function fileOf(lead: Lead, publicUrl = 'https://contoh.id'): string {
  const models = { cars, retired: [] }
  const event = appointmentEvent({
    lead,
    dealer: dealer as never,
    models,
    organizerEmail: 'halo@contoh.id',
    address: publicUrl,
    now,
  })
  if (!event) throw new Error('no appointment')
  return calendarFile(event)
}

const movedOnce = then(drive, 'moved', 96)
const movedTwice = then(movedOnce, 'dealer-changed', 24)

test('a calendar has one entry however often the appointment moves, and none once it is cancelled', () => {
  const application = calendarApplication()
  application.open(fileOf(drive))
  const [first] = application.entries()
  application.open(fileOf(movedOnce))
  application.open(fileOf(movedTwice))
  expect(application.entries()).toHaveLength(1)
  expect(application.entries()[0]?.start).not.toBe(first?.start)
  application.open(fileOf(then(movedTwice, 'cancelled', 24)))
  expect(application.entries()).toEqual([])
})

test('an older file that is opened later changes nothing', () => {
  const application = calendarApplication()
  application.open(fileOf(movedTwice))
  const entries = application.entries()
  application.open(fileOf(drive))
  application.open(fileOf(movedOnce))
  expect(application.entries()).toEqual(entries)
})

test('the entry stays the same one when the site moves to another address', () => {
  const application = calendarApplication()
  application.open(fileOf(drive, 'https://lama.example'))
  application.open(fileOf(movedOnce, 'https://baru.example'))
  expect(application.entries()).toHaveLength(1)
  expect(application.entries()[0]?.url).toBe('https://baru.example')
})

test.each(['cancelled', 'consent-withdrawn'] as const)('an appointment that ended as %s is removed', (kind) => {
  const { method, entries } = readCalendar(fileOf(then(drive, kind, 72)))
  expect(method).toBe('CANCEL')
  expect(entries.map(({ title }) => title)).toEqual(['Dibatalkan: Test drive XFORCE'])
})

test('a strict calendar accepts every version of the file', () => {
  for (const lead of [drive, movedOnce, movedTwice, then(drive, 'cancelled', 72)])
    expect(() => readCalendar(fileOf(lead))).not.toThrow()
})

test('a lead without an appointment has no entry', () => {
  const [first] = drive.history
  const lead = { ...drive, history: [{ ...first, span: null }] } as Lead
  expect(() => fileOf(lead)).toThrow('no appointment')
})
