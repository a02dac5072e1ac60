import type { Db } from '../../db/connect'
import type { CompanyRegistry } from '../../ports/registry'

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
