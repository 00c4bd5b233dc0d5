import { readBeginning } from '../read-beginning.server.ts'
import { type Answer, Trouble } from './sender.ts'

type Request = { address: string; headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal }

export type GatewayResponse = { status: number; text: string; retryAfterSeconds: number }

/** Posts JSON without following redirects: a redirect would send the message and the token to an unknown server. */
export async function post({ address, headers, body, signal }: Request): Promise<GatewayResponse> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw new Trouble(codeOf(error))
  })
  // The status is already known, so a body that breaks off is no failure.
  return {
    status: response.status,
    text: await readBeginning(response).catch(() => ''),
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
  }
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}

/** These statuses concern our settings, the gateway, or this moment: the gateway may take the same message later. */
const temporary = [401, 403, 404, 408, 409, 425, 429]

/** Says whether the gateway took the message. `detail` is the gateway's own error code. */
export function answerOf({ status, retryAfterSeconds }: Omit<GatewayResponse, 'text'>, detail = ''): Answer {
  if (status >= 200 && status < 300) return 'delivered'
  const problem = [`http ${status}`, detail].filter(Boolean).join(', ')
  if (status >= 400 && status < 500 && !temporary.includes(status)) return { refused: problem }
  throw new Trouble(problem, retryAfterSeconds)
}

/** The system's error code, which Node hides in the cause of `fetch failed`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable'
  if (error.name === 'TimeoutError') return 'timeout'
  const { code } = (error.cause ?? error) as { code?: unknown }
  return typeof code === 'string' ? code : 'unreachable'
}
