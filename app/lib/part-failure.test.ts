import { expect, test } from 'vitest'
import { describeFailure, readFailure } from './part-failure.ts'

test('an error is described by its name, its message and its place in the build', () => {
  const error = new TypeError(`Cannot read properties of undefined (reading 'Rina 0812')`)
  error.stack = 'TypeError: x\n    at o (https://contoh.id/assets/Calculator-BH73C26r.js:1:2345)'
  expect(describeFailure('calculator', error)).toEqual({
    part: 'calculator',
    error: 'TypeError',
    message: 'Cannot read properties of undefined (reading …)',
    place: 'Calculator-BH73C26r.js:1:2345',
  })
})

test('nothing that a visitor typed is kept, whoever sends the report', () => {
  const fields = new URLSearchParams({
    part: 'Rina <b>',
    error: '08123456789',
    message: `${'a'.repeat(190)} rina@contoh.id 0812 3456 /simulasi?dp=9 ${'b'.repeat(5000)}\n`,
    place: 'https://contoh.id/?phone=0812',
  })
  const { message, ...rest } = readFailure(fields)
  expect(rest).toEqual({ part: '', error: '', place: '' })
  expect(message).toHaveLength(200)
  expect(message).not.toMatch(/\d|@|simulasi|\n/)
})

test('a thrown value that is not an Error is reported as such', () => {
  expect(describeFailure('budget', 'Rina').message).toBe('No error was thrown')
})
