import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withLazyHandoff } from './lazy-handoff.ts'

const installed = () => {
  const index = fileURLToPath(import.meta.resolve('react-router'))
  const folder = `${index.slice(0, index.indexOf('react-router/dist/'))}react-router/dist/production`
  return readFileSync(`${folder}/lib/server-runtime/server.js`, 'utf8')
}

test('the installed React Router encodes loader data only when it is read', () => {
  expect(withLazyHandoff(installed()).match(/get serverHandoffStream\(\) \{ return encodeViaTurboStream\(/g)).toHaveLength(2)
})

test('a React Router with other source fails the build', () => {
  expect(() => withLazyHandoff('serverHandoffStream: encode(state)')).toThrow('in 0 places')
})
