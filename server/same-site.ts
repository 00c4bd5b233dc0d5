/**
 * True when another site made the visitor's browser send this form. Every browser of the last years says where a
 * request comes from. A client that does not is no browser, so it carries no visitor's cookies or session.
 */
export function isFromElsewhere(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('Origin')
  return origin !== null && !ownOrigins(headers, publicUrl).includes(origin)
}

function ownOrigins(headers: Headers, publicUrl: string): string[] {
  const host = headers.get('Host')
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`]
}
