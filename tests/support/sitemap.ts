/** The paths that a sitemap, or an index of sitemaps, lists. */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
