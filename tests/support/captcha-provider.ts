import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** Starts a provider that accepts each token once. Returns the variables that make a site use it. */
export async function startCaptchaProvider() {
  const used = new Set<string>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const token = new URLSearchParams(body).get('response') ?? ''
    asked.push(token)
    const answer = used.has(token) ? { success: false, 'error-codes': ['timeout-or-duplicate'] } : { success: true }
    used.add(token)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    environment: {
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'contoh',
      CAPTCHA_SECRET: 'contoh',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Replaces the provider's script: the widget passes without a click, with token-1, token-2 and so on. */
export async function serveWidget(page: Page): Promise<void> {
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${widget})()` }),
  )
}

function widget() {
  const place = document.querySelector<HTMLElement>('.cf-turnstile')
  if (!place) return
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' })
  place.append(field)
  const call = (name = '') => (globalThis as unknown as Record<string, (() => void) | undefined>)[name]?.()
  let count = 0
  const answer = () => {
    count += 1
    field.value = `token-${count}`
    call(place.dataset.callback)
  }
  const reset = () => {
    field.value = ''
    setTimeout(answer)
  }
  const expire = () => call(place.dataset.expiredCallback)
  Object.assign(globalThis, { turnstile: { reset }, expireToken: expire })
  answer()
}
