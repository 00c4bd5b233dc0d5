import { isMobile } from '../../lib/phone.ts'
import type { Channel } from '../messages/message.ts'
import type { Lead } from './lead.ts'

/** The channel and address for messages about a lead: WhatsApp, or e-mail when the number is an office line. */
export function reachOf({ phone, email }: Pick<Lead, 'phone' | 'email'>): { channel: Channel; to: string } | null {
  if (isMobile(phone)) return { channel: 'whatsapp', to: phone }
  return email === null ? null : { channel: 'email', to: email }
}
