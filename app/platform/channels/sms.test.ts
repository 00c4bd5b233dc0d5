import { expect, test } from 'vitest'
import { startGateway } from '../../../tests/support/channels.ts'
import { Temporal } from '../../lib/instant.ts'
import { readEnvironment } from '../environment.server.ts'
import { configureSms } from './sms.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const code = {
  id: '0193-1',
  to: '+6281234567890',
  template: 'one_time_code',
  subject: '',
  text: 'Kode Anda 123456.',
  values: { code: '123456' },
  attachments: [],
}

test('an SMS goes to the gateway with its token and the id of the message', async () => {
  await using gateway = await startGateway()
  expect(await sms(gateway.url)?.(code, now)).toBe('delivered')
  const [request] = gateway.received
  expect(request).toMatchObject({
    path: '/kirim',
    headers: { authorization: 'Bearer sms-token', 'idempotency-key': '0193-1', 'content-type': 'application/json' },
  })
  expect(JSON.parse(request?.body ?? '')).toEqual({
    id: '0193-1',
    to: '+6281234567890',
    from: 'MOBIL',
    text: 'Kode Anda 123456.',
  })
})

test('the text is followed by the names of the files', async () => {
  await using gateway = await startGateway()
  const attachments = [{ name: 'brosur-xpander.pdf', address: 'https://contoh.id/brosur.pdf' }]
  await sms(gateway.url)?.({ ...code, attachments }, now)
  expect(gateway.received[0]?.body).toContain('\\n\\nbrosur-xpander.pdf: https://contoh.id/brosur.pdf')
})

test('a number that the gateway refuses is refused for good', async () => {
  await using gateway = await startGateway(400)
  expect(await sms(gateway.url)?.(code, now)).toEqual({ refused: 'http 400' })
})

test('without an address no SMS channel is configured', () => {
  expect(configureSms(readEnvironment({}))).toBeNull()
})

function sms(gateway: string) {
  return configureSms(readEnvironment({ SMS_URL: `${gateway}/kirim`, SMS_TOKEN: 'sms-token', SMS_FROM: 'MOBIL' }))
}
