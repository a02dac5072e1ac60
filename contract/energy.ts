import { explainCalls } from './energy/explain'
import { homeCalls } from './energy/home'
import { meterStateCalls } from './energy/meter-state'
import { meterCalls } from './energy/meters'
import { monthCalls } from './energy/months'
import { priceCalls } from './energy/price'
import { stopStepCalls } from './energy/stop-steps'
import { readingCalls } from './energy/readings'
import { remindCalls } from './energy/remind'
import { settlementCalls } from './energy/settlement'
import { supplyCalls } from './energy/supply'
import { usageCalls } from './energy/usage'

/** Calls of the energy side of part A. */
export const energy = {
  ...homeCalls,
  ...meterCalls,
  ...usageCalls,
  ...monthCalls,
  ...settlementCalls,
  ...priceCalls,
  ...stopStepCalls,
  ...remindCalls,
  ...explainCalls,
  ...readingCalls,
  ...supplyCalls,
  ...meterStateCalls,
}
