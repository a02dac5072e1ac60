/** Name, port, and what follows: ASCII without blanks, backslashes or a fragment. */
const ADDRESS = /^https:\/\/([^/?#@:\\[\]%\s]+)(?::(\d{1,5}))?(?:[/?][!-"$-[\]-~]*)?$/i
/** The last label begins with a letter, so that no reading of it is an IP address. */
const NAME = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/
/** Ports on which receivers may listen. */
const PORTS = ['443', '8443']
/** Names that no public DNS answers for. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

/**
 * Y-31: whether events may be sent to this address: https at a public name, port 443 or 8443, no user, no fragment, 300 characters. What
 * its name resolves to is judged at each sending.
 */
export function isHookAddress(text: string): boolean {
  const [, host = '', port = '443'] = ADDRESS.exec(text) ?? []
  const name = host.toLowerCase()
  return text.length <= 300 && PORTS.includes(port) && NAME.test(name) && !INNER.test(name)
}
