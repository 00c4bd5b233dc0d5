import { describe, expect, test } from 'vitest'
import { type ChatEvent, forVisitor, isClientId, longestText, readText, sequenceIn, standingOf } from './conversation.ts'

const event = (changes: Partial<ChatEvent>): ChatEvent => ({
  sequence: 1,
  kind: 'message',
  by: 'visitor',
  staff: null,
  clientId: null,
  text: null,
  detail: null,
  at: '2026-11-27T02:00:00Z',
  ...changes,
})
const ani = { id: 'ani', name: 'Ani Wijaya' }

describe('what follows from the events', () => {
  test.each<[string, Partial<ChatEvent>[], Partial<ReturnType<typeof standingOf>>]>([
    ['nothing has happened', [], { agent: null, isWaiting: false, isEnded: false }],
    ['the visitor has written', [{}], { isWaiting: true }],
    ['a quick question needs nobody', [{ kind: 'question' }, { kind: 'automatic', by: 'site' }], { isWaiting: false }],
    ['the visitor wants a person', [{ kind: 'person-asked' }], { isWaiting: true }],
    [
      'an employee has joined and not answered',
      [{}, { kind: 'joined', by: 'staff', staff: ani }],
      { agent: 'Ani Wijaya', isWaiting: true },
    ],
    ['an employee has answered', [{}, { by: 'staff', staff: ani }], { agent: 'Ani Wijaya', isWaiting: false }],
    [
      'the employee has left',
      [
        { by: 'staff', staff: ani },
        { kind: 'left', by: 'staff', staff: ani },
      ],
      { agent: null, isWaiting: true },
    ],
    [
      'a dealer answers',
      [{ kind: 'handed-over', by: 'staff', staff: ani, detail: { to: { id: 'd068', name: 'Mahligai Bandung' } } }],
      { agent: null, dealer: 'Mahligai Bandung', isWaiting: true },
    ],
    ['the maker answers again', [{ kind: 'handed-over', by: 'staff', detail: { to: { id: null, name: '' } } }], { dealer: null }],
    ['it has ended', [{}, { kind: 'ended' }], { isEnded: true, isWaiting: false }],
    ['a lead is offered', [{ kind: 'lead-offered', by: 'staff' }], { isLeadOffered: true }],
    ['and made', [{ kind: 'lead-offered', by: 'staff' }, { kind: 'lead-made' }], { isLeadOffered: false }],
  ])('%s', (_, events, expected) => {
    expect(standingOf(events.map(event))).toMatchObject(expected)
  })
})

describe('a typed message', () => {
  test.each([
    ['  Halo\r\n\r\n\r\n\r\nApa kabar?  ', { ok: true, value: 'Halo\n\nApa kabar?' }],
    ['<b>tebal</b>', { ok: true, value: '<b>tebal</b>' }],
    ['\u200b \n', { ok: false, refusal: 'text-missing' }],
    ['', { ok: false, refusal: 'text-missing' }],
    ['🚗'.repeat(longestText), { ok: true, value: '🚗'.repeat(longestText) }],
    ['a'.repeat(longestText + 1), { ok: false, refusal: 'text-too-long' }],
    ['a'.repeat(1_000_000), { ok: false, refusal: 'text-too-long' }],
  ])('%#', (typed, read) => {
    expect(readText(typed)).toEqual(read)
  })
})

test('a visitor learns the name of an employee, never the id', () => {
  expect(forVisitor(event({ by: 'staff', staff: ani })).staff).toEqual({ name: 'Ani Wijaya' })
})

test.each([
  ['pesan-satu', true],
  [crypto.randomUUID(), true],
  ['pendek', false],
  ['dengan spasi', false],
  ['a'.repeat(65), false],
])('the id %s of a sender', (typed, isOne) => {
  expect(isClientId(typed)).toBe(isOne)
})

test.each([
  ['3', 3],
  ['7', 7],
  ['8', 0],
  ...['1.5', '1e999', '99999999999', '-99999999999', 'NaN', '', null].map((typed) => [typed, 0] as const),
] as const)('with seven events, a browser that knows %o goes on after %i', (typed, after) => {
  expect(sequenceIn(typed, 7)).toBe(after)
})
