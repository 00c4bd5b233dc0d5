import { type Answer, Trouble } from './sender.ts'

type Request = { address: string; headers: Readonly<Record<string, string>>; body: string; timeoutSeconds: number }

export type GatewayResponse = { status: number; text: string; retryAfterSeconds: number }

/** Posts JSON. A redirect is not followed: it would carry a message and a token to where nobody configured. */
export async function post({ address, headers, body, timeoutSeconds }: Request): Promise<GatewayResponse> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  }).catch((error: unknown) => {
    throw new Trouble(codeOf(error))
  })
  // The status has been given; what comes after it may break off.
  return {
    status: response.status,
    text: await response.text().catch(() => ''),
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
  }
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}

/** These say something of us, of the gateway, or of the moment; the same message may be taken later. */
const passing = [401, 403, 404, 408, 409, 425, 429]

/** What a response means for the message. `detail` is the gateway's own code. */
export function answerOf({ status, retryAfterSeconds }: Omit<GatewayResponse, 'text'>, detail = ''): Answer {
  if (status >= 200 && status < 300) return 'delivered'
  const problem = [`http ${status}`, detail].filter(Boolean).join(', ')
  if (status >= 400 && status < 500 && !passing.includes(status)) return { refused: problem }
  throw new Trouble(problem, retryAfterSeconds)
}

// `fetch failed` hides the system's code in its cause.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable'
  if (error.name === 'TimeoutError') return 'timeout'
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : 'unreachable'
}
