import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { acceptedDays } from '../balance/service'
import { deskTasks } from '../desk/service'
import { smartSources } from '../message/service'
import { deviationFindings } from './advice'
import { isShortExempt, openCaseOfCycle } from '../gas-package/service'
import { deviationDesk } from './desk'
import { shortExempt } from './extract'
import { deviationHandlers } from './handlers'
import { exemptDaysOf } from './known'
import { DEVIATION_TASK, reportableCase } from './report'
import { deviationWork } from './work'

/** Days that deviate from the plan or from the week before, and their reasons (part B 4.7). */
export const deviationArea = {
  name: 'deviation',
  handlers: deviationHandlers as unknown as Area['handlers'],
  work: deviationWork,
  extensions: [
    contribute(deskTasks, { [DEVIATION_TASK]: deviationDesk }),
    contribute(smartSources, { deviation: deviationFindings }),
    answer(isShortExempt, shortExempt),
    answer(openCaseOfCycle, reportableCase),
    answer(acceptedDays, exemptDaysOf),
  ],
} satisfies Area
