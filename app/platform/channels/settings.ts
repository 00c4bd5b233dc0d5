import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ })
/** Becomes part of an HTTP header unchanged. */
const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be without spaces and line ends')

/** Variables of the channels, read by `environment.server.ts`. */
export const channelVariables = {
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be the number of the sender in digits').optional(),
  WHATSAPP_TOKEN: secret.optional(),
  WHATSAPP_API_URL: webAddress.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_SEND_AS: z.enum(['template', 'text']).default('template'),
  SMS_URL: webAddress.optional(),
  SMS_TOKEN: secret.optional(),
  SMS_FROM: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and <address>')
    .optional(),
  CRM_WEBHOOK_URL: webAddress.optional(),
  CRM_WEBHOOK_SECRET: secret.min(16).optional(),
  /** Timeout in seconds for a gateway's answer. */
  CHANNEL_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(120).default(10),
}

type Variables = z.output<z.ZodObject<typeof channelVariables>>

/** A channel needs all of its variables, or none. */
const companions: readonly (readonly (keyof Variables)[])[] = [
  ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN'],
  ['SMS_URL', 'SMS_TOKEN', 'SMS_FROM'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'],
]

/** Refuses a half-configured channel at the start. Otherwise its messages would wait, and people would notice late. */
export function refuseHalfConfigured(variables: Variables, context: z.RefinementCtx): void {
  for (const group of companions) {
    const given = group.find((name) => variables[name] !== undefined)
    const missing = group.filter((name) => variables[name] === undefined)
    if (given === undefined) continue
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: `is needed because ${given} is set` })
  }
}

export type ChannelSettings = {
  whatsapp: { address: string; token: string; sendAs: 'template' | 'text' } | null
  sms: { address: string; token: string; from: string } | null
  email: { server: string; from: string } | null
  crm: { address: string; secret: string } | null
  channelTimeoutSeconds: number
}

export function channelSettings(it: Variables): ChannelSettings {
  return {
    whatsapp:
      it.WHATSAPP_PHONE_NUMBER_ID && it.WHATSAPP_TOKEN
        ? {
            address: `${it.WHATSAPP_API_URL.replace(/\/$/, '')}/${it.WHATSAPP_PHONE_NUMBER_ID}/messages`,
            token: it.WHATSAPP_TOKEN,
            sendAs: it.WHATSAPP_SEND_AS,
          }
        : null,
    sms: it.SMS_URL && it.SMS_TOKEN && it.SMS_FROM ? { address: it.SMS_URL, token: it.SMS_TOKEN, from: it.SMS_FROM } : null,
    email: it.SMTP_URL && it.MAIL_FROM ? { server: it.SMTP_URL, from: it.MAIL_FROM } : null,
    crm: it.CRM_WEBHOOK_URL && it.CRM_WEBHOOK_SECRET ? { address: it.CRM_WEBHOOK_URL, secret: it.CRM_WEBHOOK_SECRET } : null,
    channelTimeoutSeconds: it.CHANNEL_TIMEOUT_SECONDS,
  }
}
