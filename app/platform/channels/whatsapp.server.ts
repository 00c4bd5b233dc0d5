import { z } from 'zod'
import type { Environment } from '../environment.server.ts'
import { answerOf, post } from './http.server.ts'
import { type Send, type Sendable, textWithFiles } from './sender.ts'

/** WhatsApp Business Cloud API. */
export function configureWhatsapp({
  whatsapp,
  channelTimeoutSeconds,
}: Pick<Environment, 'whatsapp' | 'channelTimeoutSeconds'>): Send | null {
  if (!whatsapp) return null
  const { address, token, sendAs } = whatsapp
  return async (message) => {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': message.id }
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to,
      // WhatsApp repeats this value in every status report about the message.
      biz_opaque_callback_data: message.id,
      ...(sendAs === 'text' ? asText(message) : asTemplate(message)),
    })
    const response = await post({ address, headers, body, signal: AbortSignal.timeout(channelTimeoutSeconds * 1000) })
    return answerOf(response, errorCode(response.text))
  }
}

/** WhatsApp accepts free text only within 24 hours after the visitor wrote to us, and in sandboxes. */
function asText(message: Sendable) {
  return { type: 'text', text: { preview_url: false, body: textWithFiles(message) } }
}

/** Only an approved template may start a conversation. The parameters fill its places. */
function asTemplate(message: Sendable) {
  const { template, values, attachments } = message
  const components = isCode(values) ? codeComponents(values.code) : [...header(attachments), ...body(values)]
  return { type: 'template', template: { name: template, language: { code: 'id' }, components } }
}

type Values = Sendable['values']

// Templates for codes are a category of their own: WhatsApp writes the text, and the code is its only parameter.
function isCode(values: Values): values is { code: string } {
  return Object.keys(values).join() === 'code'
}

function codeComponents(code: string) {
  const parameters = [{ type: 'text', text: code }]
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]
}

/** A template can hold one document, above its text. */
function header([file]: Sendable['attachments']) {
  if (!file) return []
  return [{ type: 'header', parameters: [{ type: 'document', document: { link: file.address, filename: file.name } }] }]
}

/** Parameters are named, as in the registered templates, so their order does not matter. */
function body(values: Values) {
  const names = Object.keys(values).toSorted()
  if (names.length === 0) return []
  const parameters = names.map((name) => ({ type: 'text', parameter_name: name, text: parameterText(values[name] ?? '') }))
  return [{ type: 'body', parameters }]
}

// WhatsApp refuses line ends, tabs, more than four spaces in a row, and an empty parameter.
function parameterText(value: string): string {
  return value.replace(/\s+/g, ' ').trim() || '-'
}

const errorBody = z.object({ error: z.object({ code: z.number() }) })

function errorCode(text: string): string {
  const parsed = errorBody.safeParse(readJson(text))
  return parsed.success ? `code ${parsed.data.error.code}` : ''
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
