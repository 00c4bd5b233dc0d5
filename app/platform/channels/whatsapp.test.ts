import { expect, test } from 'vitest'
import { startGateway } from '../../../tests/support/channels.ts'
import { Temporal } from '../../lib/instant.ts'
import { readEnvironment } from '../environment.server.ts'
import { configureWhatsapp } from './whatsapp.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const brochure = {
  id: '0193-2',
  to: '+6281234567890',
  template: 'brochure_sent',
  subject: 'Brosur Xpander',
  text: 'Halo Ibu Rina, brosur Xpander ada di bawah ini.',
  values: { name: 'Ibu\nRina', car: 'Xpander' },
  attachments: [{ name: 'brosur-xpander.pdf', address: 'https://contoh.id/brosur.pdf' }],
}

test('a message that starts a conversation uses its approved template', async () => {
  await using gateway = await startGateway()
  expect(await whatsapp(gateway.url)?.(brochure, now)).toBe('delivered')
  const [request] = gateway.received
  expect(request).toMatchObject({
    path: '/v23.0/1055512345/messages',
    headers: { authorization: 'Bearer wa-token', 'idempotency-key': '0193-2' },
  })
  expect(JSON.parse(request?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+6281234567890',
    biz_opaque_callback_data: '0193-2',
    type: 'template',
    template: {
      name: 'brochure_sent',
      language: { code: 'id' },
      components: [
        {
          type: 'header',
          parameters: [{ type: 'document', document: { link: 'https://contoh.id/brosur.pdf', filename: 'brosur-xpander.pdf' } }],
        },
        {
          type: 'body',
          parameters: [
            { type: 'text', parameter_name: 'car', text: 'Xpander' },
            { type: 'text', parameter_name: 'name', text: 'Ibu Rina' },
          ],
        },
      ],
    },
  })
})

test('a one-time code fills the text and the button of its template', async () => {
  await using gateway = await startGateway()
  const values = { code: '123456' }
  await whatsapp(gateway.url)?.({ ...brochure, template: 'one_time_code', values, attachments: [] }, now)
  const parameters = [{ type: 'text', text: '123456' }]
  expect(componentsOf(gateway.received[0]?.body)).toEqual([
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ])
})

test('an empty parameter becomes a dash, because WhatsApp refuses empty ones', async () => {
  await using gateway = await startGateway()
  await whatsapp(gateway.url)?.({ ...brochure, values: { name: ' ' }, attachments: [] }, now)
  expect(componentsOf(gateway.received[0]?.body)).toEqual([
    { type: 'body', parameters: [{ type: 'text', parameter_name: 'name', text: '-' }] },
  ])
})

test('in a conversation that the visitor started, the message is plain text with the address of the file', async () => {
  await using gateway = await startGateway()
  await whatsapp(gateway.url, 'text')?.(brochure, now)
  expect(JSON.parse(gateway.received[0]?.body ?? '')).toMatchObject({
    type: 'text',
    text: {
      body: 'Halo Ibu Rina, brosur Xpander ada di bawah ini.\n\nbrosur-xpander.pdf: https://contoh.id/brosur.pdf',
    },
  })
})

test('a refusal is reported with the error code of WhatsApp', async () => {
  await using gateway = await startGateway(400)
  expect(await whatsapp(gateway.url)?.(brochure, now)).toEqual({ refused: 'http 400, code 131026' })
})

function whatsapp(gateway: string, sendAs = 'template') {
  return configureWhatsapp(
    readEnvironment({
      WHATSAPP_API_URL: `${gateway}/v23.0`,
      WHATSAPP_PHONE_NUMBER_ID: '1055512345',
      WHATSAPP_TOKEN: 'wa-token',
      WHATSAPP_SEND_AS: sendAs,
    }),
  )
}

function componentsOf(body = ''): unknown {
  return JSON.parse(body).template.components
}
