import { lookup } from 'node:dns/promises'
import { BlockList, isIPv4 } from 'node:net'

/** IPv4 networks that are not on the internet: RFC 6890, with multicast and the reserved ones. */
const insideIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const inside = new BlockList()
for (const [network, bits] of insideIpv4) inside.addSubnet(network, bits, 'ipv4')
// Addresses that contain an IPv4 address, and documentation.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6')
const onInternet = new BlockList()
onInternet.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address on the internet; false for this machine, its network and what only looks like an address. */
export function isPublicAddress(ip: string): boolean {
  return isIPv4(ip) ? !inside.check(ip, 'ipv4') : onInternet.check(ip, 'ipv6') && !inside.check(ip, 'ipv6')
}

/** The IP addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** True when every address of the host is on the internet. Throws when the name cannot be resolved now. */
export async function leadsToInternet(address: string, resolve: Resolve): Promise<boolean> {
  const addresses = await resolve(new URL(address).hostname)
  return addresses.length > 0 && addresses.every(isPublicAddress)
}
