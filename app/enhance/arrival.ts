const place = 'asal'

/** Keeps, for this visit, where the visitor came from: campaign parameters and the site before. */
export function rememberArrival(): void {
  const parameters = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
  const before = document.referrer && new URL(document.referrer).origin
  const arrival = { ...(before && before !== location.origin ? { referrer: before } : {}), ...Object.fromEntries(parameters) }
  if (Object.keys(arrival).length === 0) return
  try {
    sessionStorage.setItem(place, JSON.stringify(arrival))
  } catch {}
}

/** Adds it to what a form says of its source; the address of the form itself counts for more. */
export function withArrival(source: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(sessionStorage.getItem(place) ?? '{}'), ...JSON.parse(source) })
  } catch {
    return source
  }
}
