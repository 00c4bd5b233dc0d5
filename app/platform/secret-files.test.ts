import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from './environment.server.ts'
import { secretVariables, withSecretFiles } from './secret-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function secretFile(text: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, text)
  return file
}

test.each(secretVariables)('%s is read from a file, without the line end of an editor', (name) => {
  expect(withSecretFiles({ [`${name}_FILE`]: secretFile('rahasia\n'), PORT: '3000' })).toMatchObject({
    [name]: 'rahasia',
    PORT: '3000',
  })
})

test('the environment uses secrets of files, also those of the captcha', () => {
  const environment = readEnvironment({
    DATABASE_URL_FILE: secretFile('postgres://site:kata%20sandi@db:5432/site\n'),
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET_FILE: secretFile('rahasia'),
  })
  expect(environment.databaseUrl).toBe('postgres://site:kata%20sandi@db:5432/site')
  expect(environment.captcha).toMatchObject({ secret: 'rahasia' })
})

test('a file that cannot be used is named, and its content is not', () => {
  const none = join(folder, 'none')
  expect(() => readEnvironment({ SMS_TOKEN_FILE: none })).toThrow(
    `Correct the environment: SMS_TOKEN_FILE: ${none} cannot be read (ENOENT).`,
  )
  expect(() => readEnvironment({ SMS_TOKEN_FILE: secretFile(' \n') })).toThrow(/SMS_TOKEN_FILE: .* is empty\.$/)
  const both = { SMS_TOKEN: 'satu', SMS_TOKEN_FILE: secretFile('dua') }
  expect(() => readEnvironment(both)).toThrow('SMS_TOKEN_FILE: must be empty when SMS_TOKEN is set.')
  expect(() => readEnvironment({ DATABASE_URL_FILE: secretFile('mysql://rahasia') })).toThrow(/^(?!.*rahasia).*DATABASE_URL/)
})
