import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The network that limits count as one client. Its address comes from the nearest trusted proxy, or else from the
 * connection. For IPv6 it is the /64 network, because one household has all its addresses.
 */
export function clientNetwork(request: IncomingMessage, trustedProxies: number): string {
  const address = addressOf(request, trustedProxies)
  return isIPv6(address) ? networkOf(address) : address
}

const ofIPv4 = /^::ffff:(?=\d+\.)/i

function networkOf(address: string): string {
  if (ofIPv4.test(address)) return address.replace(ofIPv4, '')
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return `${[...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')}::/64`.toLowerCase()
}

function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return own
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? own
}
