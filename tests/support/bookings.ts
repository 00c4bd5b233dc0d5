import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '../../app/addresses.ts'
import { carried } from '../../app/core/leads/form/form-state.ts'
import type { Guest } from './visitor.ts'

/** A dealer, day and time for a test drive. */
export type Wish = { dealer: string; date: string; time: string }
/** An accepted booking, with the address of its result. */
export type Acknowledged = Wish & { result: string }

const dealers = ['dwindo-cakung', 'dwindo-bintaro', 'srikandi-subang', 'suka-fajar-padang', 'dealer-contoh-ambon']

/** Free times at several dealers that do not overlap. */
export async function freePlaces(address: string): Promise<Wish[]> {
  return (await Promise.all(dealers.map((dealer) => freePlacesOf(address, dealer)))).flat()
}

/** Sends the booking form for one guest. */
export function submitBooking(address: string, wish: Wish, guest: number, key = ''): Promise<Response> {
  const person = { name: `Tamu ${guest}`, phone: `0812000${10_000 + guest}`, email: `tamu${guest}@contoh.id` }
  return submitForm(address, { ...wish, ...person, ...(key ? { [carried.key]: key } : {}) })
}

export type BookedDrive = Wish & { reference: string; result: string }

/** A visitor at another machine books the first free time of a day. `day`: its place among the free days of the dealer. */
export async function bookDrive(address: string, dealer: string, guest: Guest, day: number): Promise<BookedDrive> {
  const date = (await freeChoices(address, dealer, 'date'))[day] ?? ''
  const time = (await freeChoices(address, dealer, 'time', date))[0] ?? ''
  const answer = await submitForm(address, { dealer, date, time, ...guest })
  if (answer.status !== 303) throw new Error(`The booking was answered with ${answer.status}.`)
  const result = answer.headers.get('Location') ?? ''
  const page = await (await fetch(address + result)).text()
  return { dealer, date, time, result, reference: /\bTD-\w{6}\b/.exec(page)?.[0] ?? '' }
}

function submitForm(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address + at.testDrive(), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ vehicle: 'xforce', ...fields, agreement: 'ya' }),
  })
}

/** Every second start time of the coming days, as the form shows them. */
async function freePlacesOf(address: string, dealer: string): Promise<Wish[]> {
  const days = (await freeChoices(address, dealer, 'date')).slice(1, 5)
  const times = await Promise.all(days.map(async (date) => ({ date, times: await freeChoices(address, dealer, 'time', date) })))
  return times.flatMap(({ date, times: free }) => free.filter((_, at) => at % 2 === 0).map((time) => ({ dealer, date, time })))
}

/** The number of messages written for each booking. */
export async function messagesFor(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<number[]> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')),
  )
  return acknowledged.map(
    ({ result }) => messages.filter((message) => message.includes(result.split('/').at(-1) ?? result)).length,
  )
}

async function freeChoices(address: string, dealer: string, name: 'date' | 'time', date = ''): Promise<string[]> {
  const page = await fetch(address + at.testDrive({ vehicle: 'xforce', dealer, date }))
  const radios = (await page.text()).matchAll(/<input type="radio"[^>]*>/g)
  return [...radios].flatMap(([radio]) =>
    radio.includes(`name="${name}"`) && !radio.includes('disabled') ? [/value="([^"]*)"/.exec(radio)?.[1] ?? ''] : [],
  )
}
