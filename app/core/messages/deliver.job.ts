import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Answer, type Send, Trouble } from '../../platform/channels/sender.ts'
import type { JobServices } from '../../platform/jobs.server.ts'
import { type DeadLetter, giveUp, giveUpPastHope } from './dead-letters.server.ts'
import { deliverToFile, showDeadLetter } from './file-channel.server.ts'
import { type Channel, mostAttempts, secondsToLeaveAlone } from './message.ts'
import {
  announce,
  markDelivered,
  nextAttempt,
  noteProblem,
  postponeChannel,
  type TakenMessage,
  takeMessage,
} from './messages.server.ts'
import { senders } from './senders.server.ts'

/** Messages a channel sends at the same time: one that hangs holds up the others of its channel only a little. */
const lanes = 4
/** Ends a run before its queue takes it for lost; what is left is announced for the next. */
const longestRun = { minutes: 5 }
/** Seconds a message stays taken beyond the longest attempt, in which its row is written. */
const margin = 5

/** Delivers what is due on one channel. A message that cannot be delivered waits longer and holds up no other. */
export async function deliverOver(channel: Channel, services: JobServices): Promise<void> {
  const { db, clock } = services
  const started = clock.now()
  for (const letter of await giveUpPastHope(db, channel, started)) await tellOperator(services, letter)
  const send = senderFor(channel, services)
  const until = started.add(longestRun)
  const ends = await Promise.allSettled(Array.from({ length: lanes }, () => deliverInTurn(services, channel, send, until)))
  await announceNext(services, channel)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

type Sender = (message: TakenMessage, now: Instant) => Promise<Answer>

/** The gateway, or a folder where there is none. */
function senderFor(channel: Channel, { environment }: JobServices): Sender {
  const send: Send | null = senders[channel](environment)
  if (send) return (message, now) => send(withAddresses(message, environment.publicUrl), now)
  return async (message) => {
    await deliverToFile(environment.dataDir, message)
    return 'delivered'
  }
}

// A gateway fetches the files itself.
function withAddresses(message: TakenMessage, publicUrl: string): TakenMessage {
  const attachments = message.attachments.map((file) => ({ ...file, address: new URL(file.address, publicUrl).href }))
  return { ...message, attachments }
}

async function deliverInTurn(services: JobServices, channel: Channel, send: Sender, until: Instant): Promise<void> {
  const { db, clock, environment } = services
  const held = Math.ceil(environment.channelTimeoutSeconds) + margin
  while (Temporal.Instant.compare(clock.now(), until) < 0) {
    const message = await takeMessage(db, channel, clock.now(), held)
    if (!message) return
    await deliver(services, message, send)
  }
}

async function deliver(services: JobServices, message: TakenMessage, send: Sender): Promise<void> {
  const { db, clock, log } = services
  const { id, channel, template, attempts } = message
  const outcome = await attempt(services, message, send)
  if (outcome === 'delivered') {
    await markDelivered(db, id, clock.now())
    log.info({ id, channel, template }, 'message delivered')
  } else if ('refused' in outcome || attempts >= mostAttempts) {
    const letter = await giveUp(db, id, 'refused' in outcome ? outcome.refused : outcome.trouble, clock.now())
    if (letter) await tellOperator(services, letter)
  } else {
    await noteProblem(db, id, outcome.trouble)
    if (outcome.retryAfterSeconds > 0) {
      await postponeChannel(db, channel, clock.now().add({ seconds: secondsToLeaveAlone(outcome.retryAfterSeconds) }))
    }
    log.warn({ id, channel, template, attempts, problem: outcome.trouble }, 'message not delivered, will be tried again')
  }
}

type Failed = { trouble: string; retryAfterSeconds: number }

async function attempt(services: JobServices, message: TakenMessage, send: Sender): Promise<Answer | Failed> {
  try {
    return await send(message, services.clock.now())
  } catch (error) {
    if (error instanceof Trouble) return { trouble: error.message, retryAfterSeconds: error.retryAfterSeconds }
    services.log.error({ err: error, id: message.id, channel: message.channel }, 'message could not be sent')
    return { trouble: 'fault', retryAfterSeconds: 0 }
  }
}

/** A dead letter is seen in the log, in the folder and in the outbox; the last is the one that counts. */
async function tellOperator({ environment, log }: JobServices, letter: DeadLetter): Promise<void> {
  const { id, channel, template, problem } = letter
  log.error({ id, channel, template, problem }, 'message given up')
  await showDeadLetter(environment.dataDir, letter).catch((error) => log.warn({ err: error, id }, 'dead letter not written'))
}

const soonest = 1000
const scheduled = 60_000
const alarms = new Map<Channel, NodeJS.Timeout>()

/** The schedule looks once a minute; too seldom for the second attempt of a code that is good for five. */
async function announceNext({ db, clock, log }: JobServices, channel: Channel): Promise<void> {
  const at = await nextAttempt(db, channel)
  const wait = at ? at.epochMilliseconds - clock.now().epochMilliseconds : scheduled
  clearTimeout(alarms.get(channel))
  if (wait >= scheduled) return
  const ring = () => announce(db).catch((error) => log.warn({ err: error }, 'next attempt not announced'))
  alarms.set(channel, setTimeout(ring, Math.max(wait, soonest)).unref())
}
