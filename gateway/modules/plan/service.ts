/* What other modules may ask of plans. Everything runs in the caller's transaction. */
export { plannedDays } from './planned'
export { outlookOf } from './suggest'
export { allGroups, groupsOf, keyOfGroup, planningGroups, type Group, type GroupKey } from './repo/groups'
export { usedDays, usedOf, type UsedDay } from './use'
