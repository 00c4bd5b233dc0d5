import { configureEmail } from '../../platform/channels/email.server.ts'
import type { Send } from '../../platform/channels/sender.ts'
import { configureSms } from '../../platform/channels/sms.server.ts'
import { configureWebhook } from '../../platform/channels/webhook.server.ts'
import { configureWhatsapp } from '../../platform/channels/whatsapp.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import type { Channel } from './message.ts'

/** How each channel is reached, or null where the operator has not configured it. */
export const senders: Record<Channel, (environment: Environment) => Send | null> = {
  whatsapp: configureWhatsapp,
  sms: configureSms,
  email: configureEmail,
  webhook: configureWebhook,
}
