import { gatheredUpTo } from '../../sheet/zip'

/** Bytes of the largest file that is handed on; those of an invoice have some hundred KB. */
const MOST = 20 * 1024 * 1024

/** ms. */
const TIMEOUT = 15_000

/**
 * A file of an invoice at the address that the platform gave for it; null where there is none any more, and for an address that is none
 * of its hosts: the gateway asks nothing inside of its own network. Waits for an outside system:
 * never inside a transaction.
 */
export async function platformFile(address: string, hosts: readonly string[]): Promise<Buffer | null> {
  if (!isAllowed(address, hosts)) return null
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  return response.ok && response.body ? gatheredUpTo(response.body, MOST) : null
}

/** HTTPS at one of these hosts or below it; or at exactly this origin, where one is given instead of a host. */
export function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  const isPublic = protocol === 'https:' && port === ''
  return hosts.some((host) =>
    host.includes('://') ? origin === host : isPublic && (hostname === host || hostname.endsWith(`.${host}`)),
  )
}
