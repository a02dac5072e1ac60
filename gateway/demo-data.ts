import { SettingError } from './config-world'
import type { Config } from './config'
import type { Db } from './db/connect'
import { hasTable } from './db/has-table'

/**
 * The users of the demo data have a published password: a gateway without the demo world refuses such a database. Checked before the
 * migrations run, on a database that may be empty: a refused one is left unchanged.
 */
export async function refuseDemoData(
  db: Db,
  { environment, demo }: Pick<Config, 'environment' | 'demo'>,
): Promise<void> {
  if (demo) return
  if (!(await hasTable(db, 'seed_mark'))) return
  const seeded = await db.selectFrom('seedMark').select('area').executeTakeFirst()
  if (!seeded) return
  const wayOut = environment === 'PRO' ? '.' : ', or set DEMO=1.'
  throw new SettingError(
    `This database holds demo data with published passwords: refused with APP_ENV=${environment}; give the gateway an empty one${wayOut}`,
  )
}
