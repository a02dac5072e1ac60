import type { Work } from '../../http/context'
import { transition } from '../../states'
import { freeStock, holdStock, lockPackage, sellStock, type PackageKey } from './repo/packages'
import { dueEvent, leftOf } from './rules/sale'
import { gasPackageMachine } from './states'
import type { GasPackage, Order } from './types'

/** Moves a package to where its time and its stock have it (B 3.1); answers it as it is then, under its row lock. */
export async function turnPackage(work: Work, key: PackageKey): Promise<GasPackage | undefined> {
  const pkg = await lockPackage(work.db, key)
  const event = pkg && dueEvent(pkg, work.clock.now())
  if (!pkg || !event) return pkg
  await transition(work, gasPackageMachine, pkg, event)
  return turnPackage(work, key)
}

/** K-06: holds a volume for an order. Answers what is left when it is not enough, null when it is held. */
export async function hold(work: Work, key: PackageKey, volume: string): Promise<string | null> {
  const held = await holdStock(work.db, key, volume)
  const pkg = await turnPackage(work, key)
  return held ? null : pkg ? leftOf(pkg) : '0'
}

type Holding = Pick<Order, 'companyCode' | 'packageId'>

/** K-10: what was held for an order, or for more of its gas, is free again. */
export async function release(work: Work, holding: Holding, volume: string): Promise<void> {
  await freeStock(work.db, holding, volume)
  await turnPackage(work, holding)
}

/** K-10: what was held is sold. */
export const sell = (work: Work, holding: Holding, volume: string): Promise<void> => sellStock(work.db, holding, volume)
