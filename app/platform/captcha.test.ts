import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Captcha, captchaWidget, readCaptcha, verifyCaptcha } from './captcha.server.ts'

const turnstile = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }
const client = '203.0.113.7'
const body = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('the variables', () => {
  test('without variables there is no captcha', () => {
    expect(readCaptcha({})).toBeNull()
    expect(readCaptcha({ CAPTCHA_PROVIDER: '', CAPTCHA_SECRET: '' })).toBeNull()
  })

  test('a provider and its keys configure a captcha, verified at the provider or at a given address', () => {
    expect(readCaptcha(turnstile)).toEqual({
      provider: 'turnstile',
      siteKey: 'site',
      secret: 'secret',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    })
    expect(readCaptcha({ ...turnstile, CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/' })).toMatchObject({
      provider: 'hcaptcha',
      verifyUrl: 'http://127.0.0.1:9/',
    })
  })

  test.each(['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'])('without %s the error names the variable', (name) => {
    expect(() => readCaptcha({ ...turnstile, [name]: '' })).toThrow(name)
  })

  test('an unknown provider or an invalid address is refused by name', () => {
    expect(() => readCaptcha({ ...turnstile, CAPTCHA_PROVIDER: 'recaptcha' })).toThrow('CAPTCHA_PROVIDER')
    expect(() => readCaptcha({ ...turnstile, CAPTCHA_VERIFY_URL: 'here' })).toThrow('CAPTCHA_VERIFY_URL')
  })
})

test('a form gets what it needs to show the check, without the secret', () => {
  expect(captchaWidget(null)).toBeNull()
  const widget = captchaWidget(readCaptcha(turnstile))
  expect(widget).toMatchObject({ siteKey: 'site', className: 'cf-turnstile', hosts: ['https://challenges.cloudflare.com'] })
  expect(JSON.stringify(widget)).not.toContain('"secret"')
})

describe('verifying', () => {
  type Answer = (response: ServerResponse) => void
  let answer: Answer
  let asked: URLSearchParams[]
  let captcha: Captcha
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    answer(response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    captcha = { provider: 'turnstile', siteKey: 'site', secret: 'secret', verifyUrl: addressOf(server) }
  })
  beforeEach(() => {
    asked = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const says = (content: unknown, status = 200): void => {
    answer = (response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(content))
  }
  const verify = (fields: Record<string, string>, patience?: { timeout: number }) =>
    verifyCaptcha(captcha, body(fields), client, patience)
  const withToken = { 'cf-turnstile-response': 'token', captcha_state: 'shown' }

  test('a form passes when the provider says that a person sent it', async () => {
    says({ success: true })
    expect(await verify(withToken)).toBe('passed')
    expect(asked.map((each) => Object.fromEntries(each))).toEqual([{ secret: 'secret', response: 'token', remoteip: client }])
  })

  test('hCaptcha uses another field name', async () => {
    says({ success: true })
    captcha = { ...captcha, provider: 'hcaptcha' }
    expect(await verify({ 'h-captcha-response': 'token' })).toBe('passed')
    expect(await verify(withToken)).toBe('failed')
    captcha = { ...captcha, provider: 'turnstile' }
  })

  test.each([['timeout-or-duplicate'], ['invalid-input-response'], ['bad-request']])(
    'a token refused as %s fails',
    async (code) => {
      says({ success: false, 'error-codes': [code] })
      expect(await verify(withToken)).toBe('failed')
    },
  )

  test('a token the provider calls a bad request with status 400 fails', async () => {
    says({ success: false, 'error-codes': ['bad-request'] }, 400)
    expect(await verify(withToken)).toBe('failed')
  })

  test.each([['invalid-input-secret'], ['internal-error'], ['sitekey-secret-mismatch']])(
    '%s is not the visitor’s fault',
    async (code) => {
      says({ success: false, 'error-codes': [code] })
      expect(await verify(withToken)).toBe('unavailable')
    },
  )

  test('a form passes unchecked when the script was blocked, and fails when the check was shown but not answered', async () => {
    expect(await verify({ captcha_state: 'blocked' })).toBe('unavailable')
    expect(await verify({ captcha_state: 'blocked', 'cf-turnstile-response': '' })).toBe('unavailable')
    expect(await verify({ captcha_state: 'shown', 'cf-turnstile-response': '' })).toBe('failed')
    expect(await verify({})).toBe('failed')
    expect(asked).toEqual([])
  })

  test('a token is verified even when the form says that the script was blocked', async () => {
    says({ success: false, 'error-codes': ['invalid-input-response'] })
    expect(await verify({ ...withToken, captcha_state: 'blocked' })).toBe('failed')
  })

  test('a form passes unchecked when the provider answers with an error', async () => {
    says({ success: false }, 503)
    expect(await verify(withToken)).toBe('unavailable')
    says({ message: 'too many' }, 429)
    expect(await verify(withToken)).toBe('unavailable')
    answer = (response) => response.end('<html>')
    expect(await verify(withToken)).toBe('unavailable')
    answer = (response) => response.destroy()
    expect(await verify(withToken)).toBe('unavailable')
    answer = (response) => response.writeHead(302, { Location: '/elsewhere' }).end()
    expect(await verify(withToken)).toBe('unavailable')
  })

  test('a provider that hangs before or during its answer does not delay the visitor', async () => {
    answer = () => {}
    expect(await verify(withToken, { timeout: 50 })).toBe('unavailable')
    answer = (response) => response.writeHead(200).write('{"success":')
    expect(await verify(withToken, { timeout: 50 })).toBe('unavailable')
  })

  test('a form passes unchecked when the provider cannot be reached', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => gone.once('listening', resolve))
    const verifyUrl = addressOf(gone)
    await new Promise((resolve) => gone.close(resolve))
    expect(await verifyCaptcha({ ...captcha, verifyUrl }, body(withToken), client)).toBe('unavailable')
  })

  test('without a captcha no provider is asked', async () => {
    expect(await verifyCaptcha(null, body(withToken), client)).toBe('off')
    expect(asked).toEqual([])
  })
})

function addressOf(server: ReturnType<typeof createServer>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
