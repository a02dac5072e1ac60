import { SettingError } from './config-world'
import type { Config } from './config'
import type { Db } from './db/connect'

/** Whoever knows the published password would get in by the demo's users: a gateway without the demo world takes no database of it. */
export async function refuseDemoData(
  db: Db,
  { environment, demo }: Pick<Config, 'environment' | 'demo'>,
): Promise<void> {
  if (demo) return
  const seeded = await db.selectFrom('seedMark').select('area').executeTakeFirst()
  if (!seeded) return
  const wayOut = environment === 'PRO' ? '.' : ', or set DEMO=1.'
  throw new SettingError(
    `This database holds demo data, whose users have a published password: refused with APP_ENV=${environment}; give the gateway an empty one${wayOut}`,
  )
}
