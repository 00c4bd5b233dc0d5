import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const size = 1000

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['Bytes = 0 - 0', { first: 0, last: 0 }],
])('%s of a thousand', (header, part) => {
  expect(readRange(header, size)).toEqual(part)
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s begins after the end of the file', (header) => {
  expect(readRange(header, size)).toBe('unsatisfiable')
})

test.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'items=0-5', 'bytes=a-b', '0-5'])(
  '%s means the whole file',
  (header) => {
    expect(readRange(header, size)).toBeNull()
  },
)

describe('of any file', () => {
  const sizes = fc.integer({ min: 1, max: 5_000_000 })
  const places = fc.integer({ min: 0, max: 6_000_000 })

  test('a part lies inside the file and begins at the requested byte', () => {
    fc.assert(
      fc.property(sizes, places, fc.option(places), (bytes, first, last) => {
        const part = readRange(`bytes=${first}-${last ?? ''}`, bytes)
        if (last !== null && last < first) expect(part).toBeNull()
        else if (first >= bytes) expect(part).toBe('unsatisfiable')
        else expect(part).toEqual({ first, last: Math.min(last ?? bytes, bytes - 1) })
      }),
    )
  })

  test('consecutive parts add up to the whole file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 500 }), (bytes, step) => {
        const whole = Uint8Array.from({ length: bytes }, (_, at) => at % 251)
        const got: number[] = []
        for (let from = 0; from < bytes; from += step) {
          const part = readRange(`bytes=${from}-${from + step - 1}`, bytes)
          if (part === null || part === 'unsatisfiable') throw new Error('a part was refused')
          got.push(...whole.subarray(part.first, part.last + 1))
        }
        expect(Uint8Array.from(got)).toEqual(whole)
      }),
    )
  })

  test('no header gives bytes outside the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 100 }), (text, bytes) => {
        const part = readRange(`bytes=${text}`, bytes)
        if (part === null || part === 'unsatisfiable') return
        expect(part.first).toBeGreaterThanOrEqual(0)
        expect(part.last).toBeLessThan(bytes)
        expect(part.first).toBeLessThanOrEqual(part.last)
      }),
    )
  })
})
