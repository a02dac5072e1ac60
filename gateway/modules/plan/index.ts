import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { on } from '../../wiring'
import { affectedPlans } from '../billing/service'
import { planTerms } from '../content/service'
import { contractEffective, frameGround } from '../contract/service'
import { deskTasks } from '../desk/service'
import { gasPlans } from '../metering/service'
import { CHANGE_TASK } from './change-pass'
import { changeDesk, planDesk } from './desk'
import { applyFrame, groundOfFrame } from './frame'
import { calculatorHandlers } from './handlers/calculator'
import { changeHandlers } from './handlers/change'
import { declareHandlers, fallbackHandlers } from './handlers/declare'
import { groupHandlers } from './handlers/groups'
import { lookHandlers } from './handlers/looks'
import { plansOfCustomer, plansUnder } from './planned'
import { PLAN_TASK } from './submit'
import { planSettings } from './settings'
import { planWork } from './work'

/** What customers declare of their use ahead (part B 4.6). */
export const planArea = {
  name: 'plan',
  handlers: {
    ...groupHandlers,
    ...declareHandlers,
    ...fallbackHandlers,
    ...lookHandlers,
    ...changeHandlers,
    ...calculatorHandlers,
  } as unknown as Area['handlers'],
  work: planWork,
  extensions: [
    answer(gasPlans, plansOfCustomer),
    answer(affectedPlans, plansUnder),
    answer(frameGround, groundOfFrame),
    answer(planTerms, ({ settings }, { companyCode }) => planSettings(settings, companyCode)),
    on(contractEffective, applyFrame),
    contribute(deskTasks, { [PLAN_TASK]: planDesk, [CHANGE_TASK]: changeDesk }),
  ],
} satisfies Area
