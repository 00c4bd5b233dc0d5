import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.server.ts'

const everyChannel = {
  WHATSAPP_PHONE_NUMBER_ID: '1055512345',
  WHATSAPP_TOKEN: 'wa-token',
  SMS_URL: 'https://sms.contoh.id/kirim',
  SMS_TOKEN: 'sms-token',
  SMS_FROM: 'MOBIL',
  SMTP_URL: 'smtps://pengirim:rahasia@smtp.contoh.id',
  MAIL_FROM: 'Situs Mobil <kabar@contoh.id>',
  CRM_WEBHOOK_URL: 'https://crm.contoh.id/masuk',
  CRM_WEBHOOK_SECRET: '0123456789abcdef',
}

test('without variables no channel is configured', () => {
  expect(readEnvironment({})).toMatchObject({ whatsapp: null, sms: null, email: null, crm: null, channelTimeoutSeconds: 10 })
})

test('each channel is configured by its own variables', () => {
  expect(readEnvironment(everyChannel)).toMatchObject({
    whatsapp: { address: 'https://graph.facebook.com/v23.0/1055512345/messages', token: 'wa-token', sendAs: 'template' },
    sms: { address: 'https://sms.contoh.id/kirim', token: 'sms-token', from: 'MOBIL' },
    email: { server: 'smtps://pengirim:rahasia@smtp.contoh.id', from: 'Situs Mobil <kabar@contoh.id>' },
    crm: { address: 'https://crm.contoh.id/masuk', secret: '0123456789abcdef' },
  })
})

test.each(Object.keys(everyChannel))('all variables except %s are refused with the name of the missing one', (name) => {
  expect(() => readEnvironment({ ...everyChannel, [name]: '' })).toThrow(name)
})

test.each([
  ['SMS_URL', 'sms.contoh.id'],
  ['SMTP_URL', 'https://smtp.contoh.id'],
  ['MAIL_FROM', 'Situs Mobil'],
  ['WHATSAPP_TOKEN', 'two\nlines'],
  ['CRM_WEBHOOK_SECRET', 'short'],
])('%s is refused when it is %j, without repeating it', (name, value) => {
  const read = () => readEnvironment({ ...everyChannel, [name]: value })
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})
