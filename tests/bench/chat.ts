import { readFileSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../../app/addresses.ts'
import { startSite } from '../support/site-process.ts'
import { ms, setting } from './figures.ts'

const conversations = setting('BENCH_CHATS', 1000)
const perSecond = setting('BENCH_CHAT_MESSAGES', 100)
const seconds = 5 * setting('BENCH_TURNS', 5)

const goals = { delivery: 250, memory: 50 }

/** Measures how long a message takes from the sender to the streams, with many open conversations, and their memory. */
export async function chat() {
  // A proxy in front: each visitor has an address of its own.
  await using site = await startSite({ environment: { TRUSTED_PROXIES: '1', JOBS: 'off' } })
  const visitors = await inGroups(conversations, (number) => Visitor.start(site.address, number))
  await visitors[0]?.follow()
  await settle()
  const before = kilobytesOf(site.pid)
  for (const visitor of visitors.slice(1)) await visitor.follow()
  await settle()
  const each = (kilobytesOf(site.pid) - before) / (visitors.length - 1)
  console.log(`${visitors.length} open conversations: ${each.toFixed(1)} KB a connection (goal ${goals.memory})`)

  const delays: number[] = []
  const worked = processorTimeOf(site.pid)
  const sending: Promise<void>[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const visitor = visitors[(number * 7919) % visitors.length]
    if (visitor) sending.push(visitor.send(number).then((delay) => void delays.push(delay)))
    await pause(1000 / perSecond)
  }
  await Promise.all(sending)
  const cost = (processorTimeOf(site.pid) - worked) / delays.length
  delays.sort((one, other) => one - other)
  const share = (part: number) => ms(delays[Math.floor(delays.length * part)] ?? Number.NaN)
  console.log(
    `${delays.length} messages, ${perSecond} a second, sent until delivered: ${share(0.5)} median, ${share(0.95)} p95 (goal ${goals.delivery} ms), ${share(0.999)} p999`,
  )
  console.log(`${ms(cost)} of processor time a message`)
  for (const visitor of visitors) visitor.leave()
}

const settle = () => pause(2000)

async function inGroups<Value>(count: number, make: (number: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = []
  for (let from = 0; from < count; from += 20) {
    const numbers = Array.from({ length: Math.min(20, count - from) }, (_, place) => from + place)
    made.push(...(await Promise.all(numbers.map(make))))
  }
  return made
}

/** Resident memory of a process. */
function kilobytesOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** Processor time of a process in ms, from the ticks of 10 ms that Linux counts. */
function processorTimeOf(pid: number | undefined): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return 10 * (user + system)
}

const agent = new Agent({ keepAlive: true, maxSockets: 32, scheduling: 'fifo' })

/** A visitor with a stream, who sends messages and waits until the stream brings them. */
class Visitor {
  readonly #address: string
  readonly #headers: Record<string, string>
  readonly #awaited = new Map<string, () => void>()
  #stream: ClientRequest | undefined

  private constructor(address: string, headers: Record<string, string>) {
    this.#address = address
    this.#headers = headers
  }

  static async start(address: string, number: number): Promise<Visitor> {
    const client = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const headers = { 'X-Forwarded-For': client, 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ tindakan: 'mulai', kunci: crypto.randomUUID(), nama: 'Rina' })
    const answer = await fetch(address + at.chatNews(), { method: 'POST', body, headers })
    if (!answer.ok) throw new Error(`${answer.status} for a new conversation`)
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    return new Visitor(address, { ...headers, Cookie: cookies.join('; ') })
  }

  follow(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const { 'Content-Type': _, ...headers } = this.#headers
    this.#stream = request(this.#address + at.chatStream(), { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        resolve()
        for (const [, clientId = ''] of text.matchAll(/"clientId":"([^"]+)"/g)) this.#awaited.get(clientId)?.()
      })
    })
    this.#stream.on('error', reject).end()
    return promise
  }

  /** Sends a message. Returns the milliseconds until the stream brings it. */
  async send(number: number): Promise<number> {
    const id = `message-${number}`
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#awaited.set(id, resolve)
    const sent = performance.now()
    const body = new URLSearchParams({ tindakan: 'pesan', id, pesan: `Apakah XFORCE tersedia di Kupang? ${number}` }).toString()
    this.#post(body)
    await promise
    this.#awaited.delete(id)
    return performance.now() - sent
  }

  /** Sends again when the server has closed an idle connection, as a browser does. The id keeps the message single. */
  #post(body: string): void {
    const post = request(this.#address + at.chatNews(), { method: 'POST', headers: this.#headers, agent }, (answer) => {
      answer.resume()
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for a message`)
    })
    post.on('error', () => this.#post(body)).end(body)
  }

  leave(): void {
    this.#stream?.on('error', () => {}).destroy()
  }
}
