/** Names that lead into a network of our own: RFC 6761, RFC 6762, RFC 8375 and what routers and offices use. */
const inside = ['localhost', 'local', 'internal', 'arpa', 'lan', 'home', 'corp', 'intranet', 'private']

/** True for a host name with a dot that may be on the internet. `host` is the host of a parsed URL, so an IP address is in its usual spelling. */
export function isPublicName(host: string): boolean {
  const labels = host.toLowerCase().split('.')
  const last = labels.at(-1) ?? ''
  // Only an IP address ends with a number.
  return labels.length > 1 && labels.every((label) => label !== '') && /^[a-z]/.test(last) && !inside.includes(last)
}
