import { siteCookie } from '../../platform/cookies.server.ts'

/** The result of the latest check on this device. It does not contain the frame number, only how the number ends. */
export type CheckResult = { ending: string; slugs: string[] }

const resultCookie = siteCookie('kampanye', 30 * 60)
const written = /^([A-Z0-9]{4}):((?:[a-z0-9-]+(?:,[a-z0-9-]+)*)?)$/

/** Null when this device has checked no number in the last half hour. */
export async function readResult(request: Request): Promise<CheckResult | null> {
  const [, ending, slugs] = written.exec((await resultCookie.read(request)) ?? '') ?? []
  return ending === undefined || slugs === undefined ? null : { ending, slugs: slugs.split(',').filter((slug) => slug !== '') }
}

/** The header that keeps a result for half an hour. */
export const rememberResult = (request: Request, { ending, slugs }: CheckResult) =>
  resultCookie.set(request, `${ending}:${slugs.join(',')}`)
