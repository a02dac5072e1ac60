import type { Work } from '../../http/context'
import type { Ending } from '../record/service'
import { hazardRoute } from './hazard-moves'
import { openHazardsOf } from './repo/hazards'
import { isWaiting } from './rules/hazard'
import { levelNames } from './rules/words'

/** Deadlines of hazards that the customer has to fix (Y-17). */
export async function hazardEndings(work: Work, { bp }: { bp: string }): Promise<Ending[]> {
  return (await openHazardsOf(work.db, bp))
    .filter(({ responsible, status }) => responsible === 'CUSTOMER' && isWaiting(status))
    .map((hazard) => ({
      bizId: hazard.hazardId,
      title: `${hazard.title}整改`,
      note: levelNames[hazard.level],
      dueDate: hazard.dueDate,
      route: hazardRoute(hazard),
    }))
}
