/** A list for search engines. It has no prices: Google accepts a product only with an offer, and estimates are no offers. */
export function listData(entries: readonly { name: string; href: string }[], publicUrl: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: publicUrl + href,
    })),
  }
}
