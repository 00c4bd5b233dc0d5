import { expect, test } from 'vitest'
import { readTypedEdits } from './read-edits.server.ts'

const read = (edits: unknown) => {
  const body = new FormData()
  body.set('edits', new File([JSON.stringify(edits)], 'edits.json'))
  return readTypedEdits(body)
}
const changed = { before: ['Jakarta', '100'], after: ['Jakarta', '120'] }

test('a list of changes is read, with added and removed rows', async () => {
  const edits = [changed, { before: null, after: ['Bali', '90'] }, { before: ['Papua', '200'], after: null }]
  expect(await read(edits)).toEqual(edits)
})

test.each([
  ['neither before nor after', { before: null, after: null }],
  ['the same before and after', { before: ['Jakarta', '100'], after: ['Jakarta', '100'] }],
  ['no texts', { before: [1], after: null }],
])('an edit with %s is no change, and refuses the whole list', async (_, edit) => {
  expect(await read([changed, edit])).toBeNull()
})

test('text that is no JSON is no list of changes', async () => {
  const body = new FormData()
  body.set('edits', new File(['{'], 'edits.json'))
  expect(await readTypedEdits(body)).toBeNull()
})
