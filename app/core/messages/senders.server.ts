import type { Instant } from '../../lib/instant.ts'
import { configureAffiliate } from '../../platform/channels/affiliate.server.ts'
import { configureEmail } from '../../platform/channels/email.server.ts'
import type { Answer, Send } from '../../platform/channels/sender.ts'
import { configureSms } from '../../platform/channels/sms.server.ts'
import { configureWebhook } from '../../platform/channels/webhook.server.ts'
import { configureWhatsapp } from '../../platform/channels/whatsapp.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { deliverToFile } from './file-channel.server.ts'
import { type Channel, channels, type OutgoingMessage } from './message.ts'

/** The gateway of each channel. Null when the operator has not configured it. */
const gateways: Record<Channel, (environment: Environment) => Send | null> = {
  whatsapp: configureWhatsapp,
  sms: configureSms,
  email: configureEmail,
  webhook: configureWebhook,
  affiliate: configureAffiliate,
}

/** Sends a message. Throws `Trouble` when a later attempt may succeed. */
export type Sender = (message: OutgoingMessage, now: Instant) => Promise<Answer>

/** For each channel its gateway, or without one a folder. */
export function sendersFor(environment: Environment): Record<Channel, Sender> {
  return Object.fromEntries(channels.map((channel) => [channel, senderFor(channel, environment)])) as Record<Channel, Sender>
}

function senderFor(channel: Channel, environment: Environment): Sender {
  const send = gateways[channel](environment)
  if (send) return (message, now) => send(withAddresses(message, environment.publicUrl), now)
  return async (message) => {
    await deliverToFile(environment.dataDir, message)
    return 'delivered'
  }
}

// Full addresses, because a gateway fetches the files itself.
function withAddresses(message: OutgoingMessage, publicUrl: string): OutgoingMessage {
  const attachments = message.attachments.map((file) => ({ ...file, address: new URL(file.address, publicUrl).href }))
  return { ...message, attachments }
}
