import { expect, test } from 'vitest'
import { z } from 'zod'
import { readForm } from './read-form.server.ts'

const guest = z.object({ name: z.string('missing').min(1, 'missing').max(5, 'too-long'), age: z.coerce.number('not-a-number') })
const body = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('a valid form gives its parsed value', () => {
  expect(readForm(body({ name: 'Rina', age: '31' }), guest)).toEqual({ ok: true, value: { name: 'Rina', age: 31 } })
})

test('each refused field has one reason', () => {
  expect(readForm(body({ name: 'Wulandari', age: 'muda' }), guest)).toEqual({
    ok: false,
    refusals: { name: 'too-long', age: 'not-a-number' },
  })
})

test('a field that is repeated, missing or of another type is refused without throwing', () => {
  const twice = body({ name: 'Rina', age: '31' })
  twice.append('name', 'Budi')
  expect(readForm(twice, guest)).toEqual({ ok: false, refusals: { name: 'missing' } })
  expect(readForm(body({ age: '31', 'name[first]': 'Rina' }), guest)).toEqual({ ok: false, refusals: { name: 'missing' } })
})
