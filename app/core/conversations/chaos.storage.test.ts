import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { everyDatabase, twoInstances } from '../../../tests/support/database.ts'
import { Temporal } from '../../lib/instant.ts'
import type { Database } from '../../platform/database.server.ts'
import { mergeEvents } from '../../site/live-chat/browser/merge-events.ts'
import { type Delivery, Outgoing } from '../../site/live-chat/browser/outgoing.ts'
import { grantTo } from '../staff/staff.fixture.ts'
import type { ChatEvent } from './conversation.ts'
import { conversationChannel } from './conversation-changes.server.ts'
import { conversationStream } from './conversation-stream.server.ts'
import { Follower, started } from './conversations.fixture.ts'
import { allEvents } from './conversations.server.ts'
import { sendAsStaff } from './staff.server.ts'
import { sendAsVisitor } from './visitor.server.ts'

const begin = Temporal.Instant.from('2026-11-27T02:00:00Z')
const messagesOfEach = 500

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Send = (clientId: string, text: string) => Promise<{ ok: boolean }>

/**
 * Sends messages in order, as a browser does, over a connection that loses requests, loses answers, doubles requests and
 * delays them. Resolves when the server has all of them.
 */
function sendThrough(send: Send, texts: readonly string[], random: () => number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const deliver = async (clientId: string, text: string): Promise<Delivery> => {
    for (let delays = Math.floor(random() * 4); delays > 0; delays--) await turn()
    if (random() < 0.15) return 'later'
    const isDoubled = random() < 0.2
    const answers = await Promise.all([send(clientId, text), ...(isDoubled ? [send(clientId, text)] : [])])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    return random() < 0.15 ? 'later' : 'stored'
  }
  const outgoing = new Outgoing({
    deliver: ({ id, text }) => deliver(id, text),
    changed: (messages) => {
      if (messages.every(({ isStored }) => isStored)) resolve()
    },
    wait: (_, then) => {
      const timer = setImmediate(then)
      return () => clearImmediate(timer)
    },
  })
  for (const text of texts) outgoing.add({ id: `id-of-${text}`, text, conversation: null })
  return promise
}

/** Follows a conversation like a browser whose connection breaks at random and comes back at another instance. */
async function followThrough(
  instances: readonly Database[],
  id: string,
  until: (events: readonly ChatEvent[]) => boolean,
  random: () => number,
): Promise<readonly ChatEvent[]> {
  let known: readonly ChatEvent[] = []
  const heard: ChatEvent[] = []
  while (!until(known)) {
    const database = instances[Math.floor(random() * instances.length)] as Database
    const last = known.at(-1)?.sequence ?? 0
    // A proxy may have swallowed the last pieces, and a browser may ask again for some that it has.
    const after = Math.max(0, last - Math.floor(random() * 3))
    const stopping = new AbortController()
    const stream = conversationStream({
      database,
      id,
      address: null,
      after,
      show: (event) => event,
      stopping: stopping.signal,
    })
    for await (const piece of stream) {
      if (!piece.startsWith('id: ')) continue
      const event = JSON.parse(piece.slice(piece.indexOf('data: ') + 6)) as ChatEvent
      heard.push(event)
      known = mergeEvents(known, [event])
      if (until(known) || random() < 0.03) break
    }
  }
  expect(known).toHaveLength(new Set(heard.map(({ sequence }) => sequence)).size)
  return known
}

describe.each(everyDatabase)('over broken connections on $name', ({ name }) => {
  test('of a thousand messages none is lost, doubled or out of order', async () => {
    const { instances, close } = await twoInstances(name)
    const [one, other] = instances
    const random = numbersFrom(20261127)
    const { token, conversation } = await started(one.db, begin)
    const grant = grantTo('call-centre', 'chat:answer')
    let clock = 0
    // The limit of a conversation allows a message every two seconds.
    const now = () => begin.add({ seconds: 3 * clock++ })
    const either = () => (random() < 0.5 ? one : other).db

    const ofVisitor = Array.from({ length: messagesOfEach }, (_, number) => `tanya-${number}`)
    const ofStaff = Array.from({ length: messagesOfEach }, (_, number) => `jawab-${number}`)
    const isWhole = (events: readonly ChatEvent[]) =>
      events.filter(({ kind }) => kind === 'message').length === 2 * messagesOfEach
    const follow = () => followThrough(instances, conversation.id, isWhole, random)
    const followed = Promise.all([follow(), follow()])
    await Promise.all([
      sendThrough(
        (clientId, text) => sendAsVisitor(either(), token, { kind: 'message', clientId, text }, now()),
        ofVisitor,
        random,
      ),
      sendThrough(
        (clientId, text) => sendAsStaff(either(), grant, conversation.id, { kind: 'message', clientId, text }, now()),
        ofStaff,
        random,
      ),
    ])

    const stored = await allEvents(one.db, conversation.id)
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, place) => place + 1))
    const textsOf = (by: string) => stored.filter((event) => event.by === by && event.kind === 'message').map(({ text }) => text)
    expect(textsOf('visitor')).toEqual(ofVisitor)
    expect(textsOf('staff')).toEqual(ofStaff)
    for (const events of await followed) expect(events).toEqual(stored)
    await close()
  }, 240_000)

  test.runIf(name === 'PostgreSQL')('what is sent while the listening connection is lost arrives after it', async () => {
    const { instances, close } = await twoInstances(name)
    const [one, other] = instances
    const { token, conversation } = await started(one.db, begin)
    const follower = new Follower(one, conversation)
    await follower.untilNamed('marks')
    const heard = follower.until(1)
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = ${`listen ${conversationChannel}`}`,
    )
    await sendAsVisitor(other.db, token, { kind: 'message', clientId: 'pesan-satu', text: 'Halo?' }, begin)
    expect((await heard).map(({ text }) => text)).toEqual(['Halo?'])
    await follower.leave()
    await close()
  })
})
