/** All cookies that scripts see; empty where the browser forbids reading. */
export function cookieText(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Null without the cookie. */
export function readCookie(name: string): string | null {
  const found = cookieText()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Where the browser forbids cookies, nothing is stored. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  } catch {}
}
