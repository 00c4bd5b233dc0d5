/**
 * The site that a referrer names, as `https://berita.contoh`. Null for no referrer, and for the addresses of apps and files, whose
 * origin browsers and Node write as the text `null`.
 */
export function previousSite(referrer: string | null): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin } = new URL(referrer)
  return origin === 'null' ? null : origin
}
