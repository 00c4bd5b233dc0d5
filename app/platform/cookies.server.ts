import { createCookie } from 'react-router'

/** Reads and writes one cookie. `set` and `remove` return the header for the answer. */
export type SiteCookie = {
  /** The value as text. Null when the browser sent no cookie, or one that cannot be read. */
  read(request: Request): Promise<string | null>
  set(request: Request, value: string): Promise<{ 'Set-Cookie': string }>
  remove(request: Request): Promise<{ 'Set-Cookie': string }>
}

/**
 * A cookie for the whole site that scripts cannot read. Over https its name begins with `__Host-`, and no other name
 * is read: a browser accepts such a cookie only from this host over https, so neither another subdomain nor the network
 * can plant one. Browsers refuse the prefix over http, which only localhost and tests use. `seconds`: how long the browser
 * keeps it; null until the browser is closed.
 */
export function siteCookie(name: string, seconds: number | null): SiteCookie {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', ...(seconds !== null && { maxAge: seconds }) } as const
  const overHttp = createCookie(name, attributes)
  const overHttps = createCookie(`__Host-${name}`, { ...attributes, secure: true })
  const cookieFor = (request: Request) => (request.url.startsWith('https:') ? overHttps : overHttp)
  return {
    read: async (request) => {
      const value: unknown = await cookieFor(request).parse(request.headers.get('Cookie'))
      return typeof value === 'string' ? value : null
    },
    set: async (request, value) => ({ 'Set-Cookie': await cookieFor(request).serialize(value) }),
    remove: async (request) => ({ 'Set-Cookie': await cookieFor(request).serialize('', { maxAge: 0 }) }),
  }
}

/** Sets a cookie that scripts of our pages read too. */
export type ScriptCookie = { set(request: Request, value: string): { 'Set-Cookie': string } }

/** The same for a cookie that scripts may read. The value is written as it is: only letters, digits and `.-_`. */
export function scriptCookie(name: string, seconds: number): ScriptCookie {
  return {
    set: (request, value) => {
      if (!/^[\w.-]*$/.test(value)) throw new Error(`The cookie ${name} cannot carry this value.`)
      const isSecure = request.url.startsWith('https:')
      const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return { 'Set-Cookie': `${isSecure ? '__Host-' : ''}${name}=${value}; ${attributes}` }
    },
  }
}
