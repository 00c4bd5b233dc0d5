import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dialableMobile } from '../../app/lib/phone.ts'

export type Received = { to: string; template: string; channel: string; text: string; createdAt: string }

/** The code in the first, second … message to a number, as its owner reads it. */
export async function receivedCode(phone: string, which = 1): Promise<string> {
  const codes = await received(phone, 'one_time_code', which)
  return /\d{6}/.exec(codes[which - 1]?.text ?? '')?.[0] ?? ''
}

/** The messages of a template to a number, in order. Waits until there are at least `atLeast`. */
export async function received(phone: string, template: string, atLeast = 1): Promise<Received[]> {
  const count = async () => (await messagesTo(phone, template)).length
  await expect.poll(count, { message: `${template} to ${phone}` }).toBeGreaterThanOrEqual(atLeast)
  return messagesTo(phone, template)
}

/** The messages that have arrived so far. */
export async function messagesTo(phone: string, template: string): Promise<Received[]> {
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d.*\.json$/.test(name))
  // Another test may erase a person meanwhile, with the messages.
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)))
  return texts
    .flatMap((text) => (text === null ? [] : [JSON.parse(text) as Received]))
    .filter((message) => message.to === dialableMobile(phone) && message.template === template)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}
