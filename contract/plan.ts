import { planCalculator } from './plan/calculator'
import { planChanges } from './plan/change'
import { planDeclare } from './plan/declare'
import { planFallback } from './plan/fallback'
import { planGroups } from './plan/groups'
import { planLooks } from './plan/looks'

/** Prediction: groups, declared plans, their changes, the calculator (part B 5.4). */
export const plan = { ...planGroups, ...planDeclare, ...planFallback, ...planLooks, ...planChanges, ...planCalculator }
