import type { Area } from '../../areas'
import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { on } from '../../wiring'
import { personalData } from '../../personal-data'
import { masterLeft } from '../membership/service'
import { smartSources } from '../message/service'
import { placeReplaced, placeTaken } from '../site/service'
import { alarms } from './alarm-case'
import { equipment } from './equipment-case'
import { endingSources, ownEndings } from './expiries'
import { recordHandlers } from './handlers'
import { otherEndings } from './other-endings'
import { checkData } from './own-data'
import { dropAddressOf } from './repo/calendar'
import { isPlaceTaken, moveToPlace } from './repo/devices'
import { deviceFindings } from './smart'
import { recordWork } from './work'

/** Equipment and alarms that a customer declares, flow meters, and what ends of it (part D 2.5). */
export const recordArea = withCases([equipment, alarms], {
  name: 'record',
  handlers: recordHandlers as unknown as Area['handlers'],
  work: recordWork,
  extensions: [
    answer(placeTaken, (work, { bp, siteId }) => isPlaceTaken(work.db, bp, siteId)),
    on(placeReplaced, (work, { bp, siteId, by }) => moveToPlace(work.db, bp, siteId, by)),
    on(masterLeft, (work, { bp, userId }) => dropAddressOf(work.db, bp, userId)),
    contribute(personalData, { alarm_event: checkData }),
    contribute(smartSources, { record: deviceFindings }),
    contribute(endingSources, { ...ownEndings, ...otherEndings }),
  ],
})
