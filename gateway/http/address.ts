/** Under which name an address is counted: an IPv6 customer has a whole /64 to call from. */
export function addressSubject(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return `ip|${ip}`
  const [head = '', tail = ''] = ip.split('::', 2)
  const [left, right] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = ip.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `ip|${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
