import { readFileSync } from 'node:fs'

/** Variables that may be given as a file: `SMS_TOKEN_FILE=/run/secrets/sms-token`. Orchestrators hand out secrets this way. */
export const secretVariables = [
  'DATABASE_URL',
  'CAPTCHA_SECRET',
  'WHATSAPP_TOKEN',
  'SMS_TOKEN',
  'SMTP_URL',
  'CRM_WEBHOOK_SECRET',
] as const

type Variables = Record<string, string | undefined>

/** Replaces each `…_FILE` by the content of the file. Throws an error that names the variable. */
export function withSecretFiles(given: Variables): Variables {
  const read = secretVariables.flatMap((name): [string, string][] => {
    const file = given[`${name}_FILE`]
    return file ? [[name, contentOf(name, file, given)]] : []
  })
  return { ...given, ...Object.fromEntries(read) }
}

function contentOf(name: string, file: string, given: Variables): string {
  if (given[name]) throw wrong(name, `must be empty when ${name} is set`)
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text) return text
  } catch (error) {
    throw wrong(name, `${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  throw wrong(name, `${file} is empty`)
}

const wrong = (name: string, problem: string): Error => new Error(`Correct the environment: ${name}_FILE: ${problem}.`)
