import { expect, test } from 'vitest'
import { compact } from './compact-output.ts'

test('the code of the server has no comments and no indentation, and keeps its names', () => {
  const code = `
/** What a visitor pays each month. */
export function instalment(price, months) {
    // Without interest.
    return price / months
}`
  expect(compact(code).trim()).toBe('export \nfunction instalment(price,months){return price/months}')
})

test('each function and method begins a line, so that a stack trace leads to it', () => {
  const code = 'const a = 1; const b = () => 2; class Car { start() { function turn() {} turn() } stop() {} }'
  const lines = compact(code).trim().split('\n')
  expect(lines).toEqual(['const a=1;', 'const b=()=>2;', 'class Car{', 'start(){', 'function turn(){}turn()}', 'stop(){}}'])
})

test('a character outside ASCII is written as an escape: one of them would double the memory of the source', () => {
  const short = compact("const line = 'Kendaraan – 🚗 '; const both = line + `é`")
  expect(short).toMatch(/^[\0-\x7f]*$/)
  expect(new Function(`${short}; return both`)()).toBe('Kendaraan – 🚗 é')
})

test('code that cannot be parsed fails the build', () => {
  expect(() => compact('const line = ;')).toThrow()
})
