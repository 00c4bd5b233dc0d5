type Cookie = {
  name: string
  value: string
  /** 0 removes it. */
  seconds: number
}

/**
 * The value of a cookie, or null. With https only the name with `__Host-` counts: a browser takes it from this host
 * over https alone, so neither another subdomain nor a network can plant it.
 */
export function readCookie(request: Request, name: string): string | null {
  const start = `${fullName(request, name)}=`
  const pairs = (request.headers.get('Cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

/** The header that sets a cookie: for the server only, and for the whole site, as `__Host-` asks. */
export function setCookie(request: Request, { name, value, seconds }: Cookie): { 'Set-Cookie': string } {
  const secure = isSecure(request) ? '; Secure' : ''
  return {
    'Set-Cookie': `${fullName(request, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  }
}

// Browsers refuse the prefix without https, where only localhost and tests are.
const fullName = (request: Request, name: string): string => (isSecure(request) ? `__Host-${name}` : name)

const isSecure = (request: Request): boolean => request.url.startsWith('https:')
