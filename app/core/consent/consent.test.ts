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
  expect(marks).toEqual({
    'test-drive-1': '4be2600ca6161923',
    'consultation-1': '09f397e49add4bf9',
    'service-1': '7465840acdadb25c',
    'brochure-1': '38da5fc0d5e713b7',
    'message-1': '59c295ea2400f49e',
    'pre-order-1': '967c817ca068410b',
    'campaign-1': '11191b2b5fdc60f2',
    'simulation-1': '0c425c16b8c44356',
    'simulation-dealer-1': '6296bb449c8de9eb',
    'accessories-1': 'd64270e6944b43c2',
    'chat-1': 'c2239a5b6ecce941',
    'fleet-1': '2e13df18bccbfdff',
  })
})
