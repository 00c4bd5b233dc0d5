import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadKinds } from '../../../core/leads/payload.ts'
import { workStatuses } from '../../../core/leads/work-status.ts'
import { Temporal } from '../../../lib/instant.ts'
import { type Filter, filterQuery, readFilter, sorts, views } from './filter.ts'

const cursor = fc.record({
  part: fc.constantFrom('waiting' as const, 'rest' as const),
  at: fc.integer({ min: 0, max: 4_000_000_000_000 }).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms)),
  leadId: fc.uuid(),
})

test('an address gives back the filter that made it', () => {
  const filters: fc.Arbitrary<Filter> = fc.record({
    view: fc.constantFrom(...views),
    kind: fc.option(fc.constantFrom(...leadKinds)),
    status: fc.option(fc.constantFrom(...workStatuses)),
    dealer: fc.option(fc.stringMatching(/^[a-z-]{1,40}$/)),
    query: fc.stringMatching(/^[a-z0-9]{0,20}$/),
    sort: fc.constantFrom(...sorts),
    after: fc.option(cursor),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      const query = Object.entries(filterQuery(filter)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
      const read = readFilter(new URLSearchParams(query))
      expect({ ...read, after: read.after?.at.toString() }).toEqual({ ...filter, after: filter.after?.at.toString() })
      expect(read.after?.leadId).toBe(filter.after?.leadId)
    }),
  )
})

test('unknown values are left out', () => {
  const read = readFilter(new URLSearchParams('tampil=rahasia&jenis=pesawat&status=x&urut=z&setelah=w1.2;drop&q=%20rina%20'))
  expect(read).toEqual({ view: 'semua', kind: null, status: null, dealer: null, query: 'rina', sort: 'waktu', after: null })
})
