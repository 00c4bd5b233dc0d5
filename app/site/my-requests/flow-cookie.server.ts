const cookie = 'alur'
const seconds = 60 * 60

/**
 * Ties the way to a code to the browser that asked for it: a link to the page, sent to somebody else, opens nothing,
 * and a code typed there lets nobody in.
 */
export function rememberFlow(request: Request, flow: string): Record<string, string> {
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  return { 'Set-Cookie': `${cookie}=${flow}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}` }
}

export function isOwnFlow(request: Request, flow: string): boolean {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/)
  return cookies.includes(`${cookie}=${flow}`)
}
