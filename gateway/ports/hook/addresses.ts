import { BlockList, isIP } from 'node:net'

/* Y-31: addresses that the gateway never calls for a customer (IANA special-purpose registries). */

const inner4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  inner4.addSubnet(net, bits, 'ipv4')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Parts of 2000::/3 that lead elsewhere: protocols, documentation, IPv4 in 6to4. */
const inner6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner6.addSubnet(net, bits, 'ipv6')

/** Whether an address is one of the public internet; false for text that is none, for IPv4 written as IPv6, and for a link's own. */
export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !inner4.check(address, 'ipv4')
  // BlockList takes no zone.
  return kind === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}
