import { expect, test } from 'vitest'
import { at } from '../app/addresses.ts'
import { mayCarryFiles, mostFormBytes } from './form-size.ts'

const multipart = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'

test.each([
  ['a message with a photo', at.contactMessage(), multipart, true],
  ['a message about a topic with a photo', at.contactMessage({ topic: 'keluhan' }), multipart, true],
  ['a message without a photo', at.contactMessage(), urlencoded, false],
  ['the file of a table', at.table('harga'), multipart, true],
  ['a photo to another form', at.testDrive(), multipart, false],
  ['a photo to a longer address', `${at.contactMessage()}/foto`, multipart, false],
])('%s', (_, path, contentType, carriesFiles) => {
  expect(mayCarryFiles(path, contentType)).toBe(carriesFiles)
})

test('only a form with files may be larger than 64 KB', () => {
  expect(mostFormBytes(false)).toBe(64 * 1024)
  expect(mostFormBytes(true)).toBe(8.5 * 1024 * 1024)
})
