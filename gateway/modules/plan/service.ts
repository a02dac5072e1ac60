/* What other modules may ask of plans. Everything runs in the caller's transaction. */
export { changeAlone, waitingChange } from './change'
export { planWindows } from './settings'
export { limitsOfGroup, plannedDays } from './planned'
export { dayShape, expectedDay, runningDay, type RunningDay } from './running'
export { outlookOf, type Outlook } from './suggest'
export {
  allGroups,
  groupsOf,
  groupsOfCompany,
  keyOfGroup,
  planningGroups,
  planningGroupsOf,
  type Group,
  type GroupKey,
} from './repo/groups'
export type { UsedDay } from '../metering/service'
export { usedDays, usedOf } from './use'
