import { expect, test } from 'vitest'
import { barOf, byPeriod, type HandOverDocument } from './periods.ts'

const document = (name: string, from: number, until: number): HandOverDocument => ({
  slug: name,
  document: name,
  days: { from, until },
  what: '',
  when: '',
  fromWhom: '',
  note: '',
  sample: true,
})

test('documents are grouped by the time at which they arrive, the earliest first', () => {
  const periods = byPeriod([
    document('BPKB', 30, 90),
    document('STNK', 14, 28),
    document('Polis', 14, 28),
    document('Buku', 0, 0),
  ])
  expect(periods.map(({ label, documents }) => [label, documents.map(({ slug }) => slug)])).toEqual([
    ['Hari serah terima', ['Buku']],
    ['2–4 minggu kemudian', ['Polis', 'STNK']],
    ['1–3 bulan kemudian', ['BPKB']],
  ])
})

test('a bar shows its days within three months, and the same day as a short one', () => {
  expect(barOf({ from: 0, until: 0 })).toEqual({ start: 0, length: 2 })
  expect(barOf({ from: 45, until: 90 })).toEqual({ start: 50, length: 50 })
  expect(barOf({ from: 45, until: 400 })).toEqual({ start: 50, length: 50 })
})
