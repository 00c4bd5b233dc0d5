import { expect, test } from 'vitest'
import { at } from '../app/addresses.ts'
import { isUpload, mostBytes } from './limits.ts'

const kilobyte = 1024

test('only the form with a photo may be larger than 64 KB, whatever else its address says', () => {
  expect(mostBytes(at.contactMessage())).toBe(8.5 * kilobyte * kilobyte)
  expect(mostBytes(at.contactMessage({ topic: 'keluhan' }))).toBe(8.5 * kilobyte * kilobyte)
  for (const path of [at.contact(), at.testDrive(), at.contactThanks(), `${at.contactMessage()}/foto`, '/'])
    expect(mostBytes(path), path).toBe(64 * kilobyte)
})

test.each([
  ['a message without a photo', at.contactMessage(), '900', false],
  ['a message as large as any form', at.contactMessage(), '65536', false],
  ['a message with a photo', at.contactMessage(), '300000', true],
  ['a message that does not tell its size', at.contactMessage(), undefined, true],
  ['a message that tells it in words', at.contactMessage(), 'besar', true],
  ['another form', at.testDrive(), undefined, false],
] as const)('%s: upload or not', (_, path, contentLength, upload) => {
  expect(isUpload(path, contentLength)).toBe(upload)
})
