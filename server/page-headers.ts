/** The Retry-After header of the answer, if it has one. */
export function retryAfterOf({ headers }: Response): Record<string, string> {
  const seconds = headers.get('Retry-After')
  return seconds ? { 'Retry-After': seconds } : {}
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

// Browsers revalidate at each visit and usually get a short 304. A CDN may keep a page for a minute.
export function cacheControl(status: number): string {
  if (status === 200 || status === 301) return 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
  return 'no-store'
}
