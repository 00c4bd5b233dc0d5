import { isRequestKey, tokenOf } from '../../core/leads/private-address.server.ts'
import { siteCookie } from '../../platform/cookies.server.ts'

const secretsCookie = siteCookie('alur', 60 * 60)
/** Requests are followed in several tabs at a time. */
const mostSecrets = 3

/**
 * Ties the way to a code to the browser that asked for it: a link to the page, sent to somebody else, opens nothing,
 * and a code typed there lets nobody in. The newest secret stands first.
 */
export async function flowSecrets(request: Request): Promise<string[]> {
  return ((await secretsCookie.read(request)) ?? '').split('.').filter(isRequestKey).slice(0, mostSecrets)
}

/** The header that gives the browser a secret beside those it has. */
export async function rememberSecret(request: Request, secret: string): Promise<Record<string, string>> {
  const others = (await flowSecrets(request)).filter((each) => each !== secret)
  return secretsCookie.set(request, [secret, ...others].slice(0, mostSecrets).join('.'))
}

/** Names the way to a code for one number: asked for again in the same browser, it is the same way. */
export const flowOf = (secret: string, reference: string): string => tokenOf(`${secret} asks for ${reference}`)

/** The private address that a code opens for the browser with this secret. */
export const openedToken = (secret: string, reference: string): string => tokenOf(`${secret} opens ${reference}`)
