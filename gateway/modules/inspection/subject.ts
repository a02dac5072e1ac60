import { hazardStatus } from '@domain/statuses/inspection'
import type { FindSubject } from '../ticket/service'
import { hazardRoute } from './hazard-moves'
import { findHazard } from './repo/hazards'
import { levelNames } from './rules/words'

/** A hazard as a ticket about it shows it; also the way back to gas after a stop (IN-12). */
export const hazardSubject: FindSubject = async (work, { bp }, hazardId) => {
  const hazard = await findHazard(work.db, bp, hazardId)
  if (!hazard) return undefined
  return {
    title: hazard.title,
    route: hazardRoute(hazard),
    facts: [
      { label: '隐患编号', value: hazard.hazardNo },
      { label: '级别', value: levelNames[hazard.level] },
      { label: '状态', value: hazardStatus[hazard.status].label },
      { label: '供气', value: hazard.gasStopped ? '停气中' : '未停气' },
    ],
  }
}
