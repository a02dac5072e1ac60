import type { Area } from '../areas'
import type { Database } from '../db/connect'
import type { Work } from '../http/context'

/** Seeds the areas that have not been seeded yet, each in one transaction with its mark: a killed start leaves nothing half-written. */
export async function seedAreas(
  database: Database,
  work: Omit<Work, 'db' | 'afterCommit'>,
  areas: readonly Area[],
  onArea: (name: string) => void,
): Promise<void> {
  const done = new Set((await database.db.selectFrom('seedMark').select('area').execute()).map((row) => row.area))
  for (const area of areas) {
    if (!area.seed || done.has(area.name)) continue
    onArea(area.name)
    const after: (() => Promise<void> | void)[] = []
    await database.db.transaction().execute(async (trx) => {
      await area.seed?.({ ...work, db: trx, afterCommit: (w) => void after.push(w) })
      await trx.insertInto('seedMark').values({ area: area.name, seededAt: work.clock.iso() }).execute()
    })
    for (const w of after) await w()
  }
}
