import { expect, test } from 'vitest'
import { startMailServer } from '../../../tests/support/channels.ts'
import { Temporal } from '../../lib/instant.ts'
import { readEnvironment } from '../environment.server.ts'
import { configureEmail } from './email.server.ts'
import { Trouble } from './sender.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const receipt = {
  id: '0193-3',
  to: 'rina@contoh.id',
  template: 'message_received',
  subject: 'Pesan Anda sudah kami terima – terima kasih',
  text: 'Halo Ibu Rina,\n\npesan Anda sudah kami terima.',
  values: {},
  attachments: [{ name: 'brosur-xpander.pdf', address: 'https://contoh.id/brosur.pdf' }],
}

test('an e-mail arrives unchanged, with the id of the message', async () => {
  await using server = await startMailServer()
  expect(await email(`smtp://127.0.0.1:${server.port}`)?.(receipt, now)).toBe('delivered')
  const [mail] = server.mails()
  expect(mail).toMatchObject({
    messageId: '<0193-3@situs.contoh.id>',
    subject: receipt.subject,
    text: `${receipt.text}\n\nbrosur-xpander.pdf: https://contoh.id/brosur.pdf\n`,
    from: { value: [{ name: 'Situs Mobil', address: 'kabar@situs.contoh.id' }] },
    to: { value: [{ name: '', address: 'rina@contoh.id' }] },
  })
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
})

test('the server gets TLS and a login when its address asks for them', async () => {
  await using server = await startMailServer({ secure: true, login: 'pengirim:rahasia' })
  const address = `127.0.0.1:${server.port}?tls.rejectUnauthorized=false`
  await expect(email(`smtps://${address}`)?.(receipt, now)).rejects.toThrow(Trouble)
  expect(await email(`smtps://pengirim:rahasia@${address}`)?.(receipt, now)).toBe('delivered')
  expect(server.mails()).toHaveLength(1)
})

test('a certificate without a trusted issuer is refused', async () => {
  await using server = await startMailServer({ secure: true })
  await expect(email(`smtps://127.0.0.1:${server.port}`)?.(receipt, now)).rejects.toThrow(new Trouble('smtp ESOCKET'))
})

test('an address that the server refuses is final, and the reason does not repeat the address', async () => {
  await using server = await startMailServer({}, 550)
  expect(await email(`smtp://127.0.0.1:${server.port}`)?.(receipt, now)).toEqual({ refused: 'smtp 550 5.1.1' })
})

test('a busy server can take the e-mail later', async () => {
  await using server = await startMailServer({}, 450)
  const send = email(`smtp://127.0.0.1:${server.port}`)
  await expect(send?.(receipt, now)).rejects.toThrow(new Trouble('smtp 450 5.1.1'))
  expect(await send?.(receipt, now)).toBe('delivered')
})

test('a server that never answers is given up after the timeout', async () => {
  await using server = await startMailServer({}, 'hangs')
  await expect(email(`smtp://127.0.0.1:${server.port}`, 0.3)?.(receipt, now)).rejects.toThrow(new Trouble('timeout'))
})

test('an address that contains a list is one invalid address, not several valid ones', async () => {
  await using server = await startMailServer()
  const send = email(`smtp://127.0.0.1:${server.port}`)
  expect(await send?.({ ...receipt, to: 'rina@contoh.id, budi@contoh.id' }, now)).toEqual({ refused: 'smtp 501' })
  expect(server.mails()).toEqual([])
})

function email(server: string, timeoutSeconds = 10) {
  const from = 'Situs Mobil <kabar@situs.contoh.id>'
  return configureEmail(readEnvironment({ SMTP_URL: server, MAIL_FROM: from, CHANNEL_TIMEOUT_SECONDS: String(timeoutSeconds) }))
}
