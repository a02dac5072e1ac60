import type { Config } from '../../config'
import type { Db } from '../../db/connect'

/** What the public register of companies says: in operation, not in operation (revoked, cancelled …), or nothing known. */
export type RegistryStatus = 'OPEN' | 'CLOSED' | 'UNKNOWN'

/** The public register of companies (CE-05). A failure or a time-out is thrown. Never called inside a transaction. */
export interface CompanyRegistry {
  statusOf(uscc: string): Promise<RegistryStatus>
}

const statuses = ['OPEN', 'CLOSED', 'UNKNOWN'] as const

/** The register of the settings, or the embedded one. */
export const createCompanyRegistry = (config: Config, db: Db): CompanyRegistry =>
  config.companyRegistry ? httpRegistry(config.companyRegistry) : embeddedRegistry(db)

/**
 * The embedded register: setting `registry.closed` names the codes that are not in operation, comma-separated; `registry.mode`
 * DOWN makes it fail.
 */
export function embeddedRegistry(db: Db): CompanyRegistry {
  const setting = async (key: string): Promise<string> => {
    const row = await db
      .selectFrom('setting')
      .select('value')
      .where('companyCode', '=', '*')
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.value ?? ''
  }
  return {
    async statusOf(uscc) {
      if ((await setting('registry.mode')) === 'DOWN') throw new Error('company registry is down')
      return (await setting('registry.closed')).split(',').includes(uscc) ? 'CLOSED' : 'OPEN'
    },
  }
}

/** A register over HTTPS: GET <url>?uscc=… with a bearer key, answered by {status: 'OPEN'|'CLOSED'|'UNKNOWN'}. */
export function httpRegistry({
  url,
  key,
  timeout = 8000,
}: {
  url: string
  key: string
  timeout?: number
}): CompanyRegistry {
  return {
    async statusOf(uscc) {
      const address = new URL(url)
      address.searchParams.set('uscc', uscc)
      const response = await fetch(address, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`company registry answered ${response.status}`)
      const { status } = ((await response.json()) ?? {}) as { status?: unknown }
      return statuses.find((one) => one === status) ?? 'UNKNOWN'
    },
  }
}
