import { gatheredUpTo } from '../../sheet/zip'

/** Bytes of the largest file that is handed on; those of an invoice have some hundred KB. */
const MOST = 20 * 1024 * 1024

/**
 * A file of an invoice at the address that the platform gave for it; null where there is none any more. Waits for somebody outside:
 * never inside a transaction.
 */
export async function platformFile(address: string, timeout = 15_000): Promise<Buffer | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  return response.ok && response.body ? gatheredUpTo(response.body, MOST) : null
}
