/**
 * Refuses a submit that another site made the visitor's browser send. Every browser of the last years
 * says where a request comes from; a client that says nothing carries no visitor's cookies or session.
 */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('Origin')
  return origin !== null && !ownOrigins(request, publicUrl).includes(origin)
}

function ownOrigins(request: Request, publicUrl: string): string[] {
  const host = request.headers.get('Host')
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`]
}
