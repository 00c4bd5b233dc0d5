import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '~/core/content/rich-text.ts'
import type { FormShape } from '../form/shape.ts'
import type { AnyNode } from './read-rich-text.ts'
import { readTyped } from './read-typed.server.ts'
import { emptyHeadingsIn, linksIn } from './values.ts'

const shape = {
  type: 'group',
  fields: [{ name: 'body', label: 'Isi', isOptional: false, shape: { type: 'rich-text' } }],
} as unknown as FormShape

const bodyOf = (body: unknown) => readTyped(shape, JSON.stringify({ body }))?.body as AnyNode

test.each([
  [{ type: 'doc', content: 'x' }],
  [{ type: 'doc', content: [null] }],
  [{ type: 'doc', content: [{ type: 'paragraph', content: {} }] }],
  [{ type: 'doc', content: [{ type: 'text', text: 7, marks: 'tebal' }] }],
  [{ type: 'doc', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 7 } }] }] }],
])('a text of a wrong shape loses what is no node: %j', (body) => {
  const read = bodyOf(body)
  expect(linksIn(read)).toEqual([])
  expect(typeof plainText(read)).toBe('string')
})

test('no text makes the checks fail', () => {
  const node = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 2 }), tie('node')),
    node: fc.record(
      {
        type: fc.oneof(fc.constantFrom('doc', 'paragraph', 'heading', 'text', 'link'), fc.jsonValue({ maxDepth: 1 })),
        text: tie('any'),
        attrs: fc.oneof(fc.record({ href: tie('any') }), tie('any')),
        marks: fc.oneof(fc.array(tie('any'), { maxLength: 2 }), tie('any')),
        content: fc.oneof(fc.array(tie('any'), { maxLength: 3 }), tie('any')),
      },
      { requiredKeys: [] },
    ),
  })).any
  fc.assert(
    fc.property(fc.array(node, { maxLength: 3 }), (content) => {
      const read = bodyOf({ type: 'doc', content })
      expect([...linksIn(read), ...emptyHeadingsIn(read), plainText(read)].every((text) => typeof text === 'string')).toBe(true)
    }),
  )
})

test('a text without faults stays as it is', () => {
  const body = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Syarat' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Lihat', marks: [{ type: 'link', attrs: { href: '/promo' } }] }] },
    ],
  }
  expect(bodyOf(body)).toEqual(body)
  expect(linksIn(body)).toEqual(['/promo'])
})
