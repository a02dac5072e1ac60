import type { Picked } from '../../db/rows'
import type { agreementFields } from './repo/agreements'
import type { childFields } from './repo/children'
import type { cycleFields } from './repo/cycles'
import type { depositFields } from './repo/deposits'
import type { orderFields } from './repo/orders'
import type { packageFields } from './repo/packages'
import type { supplementFields } from './repo/supplements'

export type { PackageTerms } from '@domain/package/terms'
export type { AccountKey } from '../gas-account/service'

export type GasPackage = Picked<'gasPackage', typeof packageFields>
export type Order = Picked<'packageOrder', typeof orderFields>
export type CycleRow = Picked<'extractionCycle', typeof cycleFields>
export type Child = Picked<'childOrder', typeof childFields>
export type Supplement = Picked<'supplementOrder', typeof supplementFields>
export type DepositEntry = Picked<'depositEntry', typeof depositFields>
export type Agreement = Picked<'supplyAgreement', typeof agreementFields>

/** Finds one order. */
export interface OrderKey {
  bp: string
  orderNo: string
}
