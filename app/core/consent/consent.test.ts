import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentTexts } from './consent.ts'

test('a published text never changes: add a version instead', () => {
  const marks = Object.fromEntries(
    Object.entries(consentTexts).map(([version, text]) => [
      version,
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    ]),
  )
  expect(marks).toEqual({ 'test-drive-1': '4be2600ca6161923' })
})
