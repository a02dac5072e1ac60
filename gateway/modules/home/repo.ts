import type { GuideStep } from '../../db/column-types'
import type { Db } from '../../db/connect'

/** At most this many steps are shown (A 5.1). */
const MOST_STEPS = 5

/** Introduction of a version of the home page; empty when there is none. */
export async function guideSteps(db: Db, applicationType: string, versionNum: string): Promise<GuideStep[]> {
  const row = await db
    .selectFrom('guideMap')
    .select('steps')
    .where('applicationType', '=', applicationType)
    .where('versionNum', '=', versionNum)
    .executeTakeFirst()
  return (row?.steps ?? []).slice(0, MOST_STEPS)
}
