import { at } from '../../app/addresses.ts'
import { person } from '../support/lead-forms.ts'
import { type Burst, burst } from './wrk.ts'

/** A contact message as a browser sends it. Each gets its own form key and phone number. */
const form = new URLSearchParams({
  request: 'bench-key-of-a-contact-message-NUMBER',
  source: JSON.stringify({ page: at.contactMessage() }),
  topic: 'produk',
  message: 'Kapan ada warna hijau?',
  ...person('0812NUMBER'),
}).toString()

let lastNumber = 10_000_000
/** More messages than one turn can send. */
const numbersPerTurn = 500_000

/** Sends messages for some seconds over so many connections at once. */
export function sendMessages(site: string, connections: number, seconds: number): Promise<Burst> {
  lastNumber += numbersPerTurn
  const script = { file: 'tests/bench/contact-message.lua', words: [form, String(lastNumber)] }
  return burst(site + at.contactMessage(), { connections, seconds, script })
}

/** Sends one message. Returns its phone number in normal form. */
export async function sendOneMessage(site: string): Promise<string> {
  const body = new URLSearchParams(form.replaceAll('NUMBER', '99999999'))
  const { status } = await fetch(site + at.contactMessage(), { method: 'POST', body, redirect: 'manual' })
  if (status !== 303) throw new Error(`The site answered ${status} to a contact message.`)
  return '+6281299999999'
}
