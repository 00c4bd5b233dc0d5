import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { readBreach } from './breach.ts'
import { actsOn, jakartaTime, readNewRequest, readReason } from './request-rules.ts'

const now = Temporal.Instant.from('2026-11-30T03:00:00Z')
const typed = { kind: 'access', phone: '0812 3456 7890', wish: 'Salinan data', receivedAt: '2026-11-30T09:30' }
const breach = { happened: 'a', exposed: 'b', measures: 'c', affected: '1.200', noticedAt: '2026-11-30T09:30' }

test('a request is read with its number in any spelling and its time in Jakarta', () => {
  const receivedAt = Temporal.Instant.from('2026-11-30T02:30:00Z')
  expect(readNewRequest(typed, now)).toEqual({
    ok: true,
    value: { kind: 'access', phone: '+6281234567890', wish: 'Salinan data', receivedAt },
  })
  expect(readNewRequest({ ...typed, phone: '(021) 5795-1234' }, now)).toMatchObject({ value: { phone: '+622157951234' } })
  expect(jakartaTime(receivedAt)).toBe(typed.receivedAt)
})

test.each([
  [{ kind: 'lainnya' }, 'kind-missing'],
  [{ phone: '12' }, 'phone-unreadable'],
  [{ wish: '' }, 'wish-missing'],
  [{ receivedAt: '30 November' }, 'time-unreadable'],
  [{ receivedAt: '2026-11-30T10:01' }, 'time-later'],
  [{ receivedAt: '1999-01-01T00:00' }, 'time-too-early'],
  [{ wish: 'a'.repeat(2001) }, 'wish-too-long'],
])('%o is refused: %s', (changes, refusal) => {
  expect(readNewRequest({ ...typed, ...changes }, now)).toMatchObject({ ok: false, refusal: { refusal } })
})

test('a breach needs every text, a number of people, and a time that has been', () => {
  expect(readBreach(breach, now)).toMatchObject({ ok: true, value: { affected: 1200 } })
  expect(readBreach({ ...breach, measures: '' }, now)).toMatchObject({ refusal: { field: 'measures' } })
  for (const affected of ['', 'banyak', '-3', '12.34', '9'.repeat(12)])
    expect(readBreach({ ...breach, affected }, now)).toMatchObject({ refusal: { refusal: 'number-unreadable' } })
  expect(readBreach({ ...breach, noticedAt: '2027-01-01T00:00' }, now)).toMatchObject({ refusal: { refusal: 'time-later' } })
})

test('a text of 2,000 letters is taken whole, and a longer one is refused', () => {
  const longest = '\u{1F600}'.repeat(2000)
  expect(readNewRequest({ ...typed, wish: longest }, now)).toMatchObject({ ok: true, value: { wish: longest } })
  expect(readBreach({ ...breach, measures: longest }, now)).toMatchObject({ ok: true, value: { measures: longest } })
  expect(readBreach({ ...breach, exposed: `${longest}a` }, now)).toMatchObject({
    refusal: { field: 'exposed', refusal: 'text-too-long' },
  })
  expect([readReason(longest), readReason(`${longest}a`), readReason('')]).toMatchObject([
    { ok: true, value: longest },
    { refusal: 'reason-too-long' },
    { refusal: 'reason-missing' },
  ])
})

test('a breach was noticed within the last year', () => {
  expect(readBreach({ ...breach, noticedAt: '1999-01-01T00:00' }, now)).toMatchObject({ refusal: { refusal: 'time-too-early' } })
})

test('a deletion is erased, not closed; nothing is done twice', () => {
  const open = { kind: 'deletion', phone: '+62812', handledAt: null, erasedAt: null }
  expect(actsOn(open)).toEqual(['erase', 'refuse'])
  expect(actsOn({ ...open, erasedAt: now, phone: null })).toEqual([])
  expect(actsOn({ ...open, kind: 'access' })).toEqual(['download', 'close', 'refuse'])
  expect(actsOn({ ...open, kind: 'correction' })).toEqual(['close', 'refuse'])
  expect(actsOn({ ...open, kind: 'access', handledAt: now })).toEqual([])
})
