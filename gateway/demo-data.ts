import { SettingError } from './config-world'
import type { Config } from './config'
import type { Db } from './db/connect'
import { hasTable } from './db/has-table'

/**
 * Whoever knows the published password would get in by the demo's users: a gateway without the demo world takes no database of it.
 * Asked before the migrations run, of a database that may hold nothing yet: what is refused is left as it was.
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
    `This database holds demo data, whose users have a published password: refused with APP_ENV=${environment}; give the gateway an empty one${wayOut}`,
  )
}
