/** Ports on which receivers may listen. */
const PORTS = ['', '8443']
/** Names that no public DNS answers for. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

/**
 * Y-31: whether events may be sent to this address: https at a public name, port 443 or 8443, no user, no fragment. What its name
 * resolves to is judged at each sending.
 */
export function isHookAddress(text: string): boolean {
  if (text.length > 300 || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(text)
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '' || !PORTS.includes(port)) return false
  const name = hostname.replace(/\.$/, '')
  // An address in place of a name, IPv6 in brackets, has no certificate that names the customer.
  const isName = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name)
  return isName && !INNER.test(name)
}
