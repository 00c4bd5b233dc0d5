import { isRequestKey, tokenOf } from '../../core/leads/private-address.server.ts'
import { siteCookie } from '../../platform/cookies.server.ts'

const secretsCookie = siteCookie('alur', 60 * 60)
/** A visitor may follow requests in several tabs at a time. */
const mostSecrets = 3

/**
 * The secrets of this browser, the newest first. They tie the code page to the browser that asked for it: if its link is
 * sent to another person, it opens nothing, and a code typed there is of no use.
 */
export async function flowSecrets(request: Request): Promise<string[]> {
  return ((await secretsCookie.read(request)) ?? '').split('.').filter(isRequestKey).slice(0, mostSecrets)
}

/** The header that adds a secret to those of the browser. */
export async function rememberSecret(request: Request, secret: string): Promise<Record<string, string>> {
  const others = (await flowSecrets(request)).filter((each) => each !== secret)
  return secretsCookie.set(request, [secret, ...others].slice(0, mostSecrets).join('.'))
}

/** The flow of a code for one reference. The same browser asking again gets the same flow. */
export const flowOf = (secret: string, reference: string): string => tokenOf(`${secret} asks for ${reference}`)

/** The private address that a code opens for the browser with this secret. */
export const openedToken = (secret: string, reference: string): string => tokenOf(`${secret} opens ${reference}`)
