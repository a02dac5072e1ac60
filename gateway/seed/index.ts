import type { Area } from '../areas'
import type { Database } from '../db/connect'
import { analyze } from '../db/statistics'
import type { Work } from '../http/context'

/** Seeds the areas that have not been seeded yet, each in one transaction with its mark: a killed start leaves nothing half-written. */
export async function seedAreas(
  database: Database,
  work: Omit<Work, 'db' | 'afterCommit'>,
  areas: readonly Area[],
  onArea: (name: string) => void,
): Promise<void> {
  const done = new Set((await database.db.selectFrom('seedMark').select('area').execute()).map((row) => row.area))
  const open = areas.filter((area) => area.seed && !done.has(area.name))
  for (const area of open) {
    onArea(area.name)
    const after: (() => Promise<void> | void)[] = []
    await database.db.transaction().execute(async (trx) => {
      await area.seed?.({ ...work, db: trx, afterCommit: (w) => void after.push(w) })
      await trx.insertInto('seedMark').values({ area: area.name, seededAt: work.clock.iso() }).execute()
    })
    for (const w of after) await w()
  }
  if (open.length > 0) await analyze(database.db)
}
