import { z } from 'zod'
import { readBeginning } from './read-beginning.server.ts'
import { wrongVariables } from './wrong-variables.ts'

const providers = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    hosts: ['https://challenges.cloudflare.com'],
    className: 'cf-turnstile',
    tokenField: 'cf-turnstile-response',
    answersByItself: true,
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    className: 'h-captcha',
    tokenField: 'h-captcha-response',
    answersByItself: false,
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
} as const

const variables = z.discriminatedUnion('CAPTCHA_PROVIDER', [
  z.object({ CAPTCHA_PROVIDER: z.literal('off').default('off') }),
  z.object({
    CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']),
    CAPTCHA_SITE_KEY: z.string(),
    CAPTCHA_SECRET: z.string(),
    /** Replaces the provider's own address for verifying tokens. */
    CAPTCHA_VERIFY_URL: z.url().optional(),
  }),
])

/** A configured check that a person sends a form. */
export type Captcha = { provider: keyof typeof providers; siteKey: string; secret: string; verifyUrl: string }

/** Null when no captcha is configured. Throws an error that names the variable when one is missing. */
export function readCaptcha(given: Record<string, string | undefined>): Captcha | null {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse({ CAPTCHA_PROVIDER: 'off', ...filled })
  if (!parsed.success) throw wrongVariables(parsed.error)
  const it = parsed.data
  if (it.CAPTCHA_PROVIDER === 'off') return null
  const verifyUrl = it.CAPTCHA_VERIFY_URL ?? providers[it.CAPTCHA_PROVIDER].verifyUrl
  return { provider: it.CAPTCHA_PROVIDER, siteKey: it.CAPTCHA_SITE_KEY, secret: it.CAPTCHA_SECRET, verifyUrl }
}

/** What a form needs to show the check. */
export type CaptchaWidget = {
  siteKey: string
  /** The provider's script. It fills the element with this class and puts the token into the form. */
  script: string
  className: string
  /** True when most visitors pass in about a second without doing anything. */
  answersByItself: boolean
  /** Hosts that the page's security policy must allow for scripts, frames, styles and connections. */
  hosts: readonly string[]
  /** Name of a hidden field: the server sets it to `blocked`, and the script sets it to `shown` after it has loaded. */
  stateField: string
}

export function captchaWidget(captcha: Captcha | null): CaptchaWidget | null {
  if (!captcha) return null
  const { script, hosts, className, answersByItself } = providers[captcha.provider]
  return { siteKey: captcha.siteKey, script, className, answersByItself, hosts, stateField }
}

const stateField = 'captcha_state'
const patience = 3000

export type CaptchaResult = 'passed' | 'failed' | 'unavailable' | 'off'

/**
 * Asks the provider whether a person sent the form. Never throws.
 * Returns `unavailable` when this cannot be known: the browser did not load the provider's script (no JavaScript, or a
 * filter), or the provider does not answer. The caller then accepts the form and notes this.
 */
export async function verifyCaptcha(
  captcha: Captcha | null,
  body: FormData,
  client: string,
  { timeout = patience } = {},
): Promise<CaptchaResult> {
  if (!captcha) return 'off'
  const token = textOf(body.get(providers[captcha.provider].tokenField))
  if (token === '') return body.get(stateField) === 'blocked' ? 'unavailable' : 'failed'
  try {
    return await verdict(captcha, token, client, timeout)
  } catch {
    return 'unavailable'
  }
}

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Errors of the provider or of our settings, not of the visitor. */
const providerErrors = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch']

async function verdict({ verifyUrl, secret }: Captcha, token: string, client: string, timeout: number): Promise<CaptchaResult> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: client }),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  if (response.status >= 500) return 'unavailable'
  const { success, 'error-codes': errors } = answer.parse(JSON.parse(await readBeginning(response)))
  if (success) return 'passed'
  return errors.some((error) => providerErrors.includes(error)) ? 'unavailable' : 'failed'
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
