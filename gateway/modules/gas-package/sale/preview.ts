import type { In, Out } from '@contract'
import { orderAmounts } from '@domain/package/amounts'
import type { BoundSession, Work } from '../../../http/context'
import { ownAccount } from '../../gas-account/service'
import { activeOnPackage } from '../repo/orders'
import { draftOf } from '../rules/plan'
import { buyRange, isOrderable, outOfRange, termsOf, volumeOf } from '../rules/sale'
import { packageSettings } from '../settings'
import { checkCustomer } from './check'
import { chosenMeters, refuseBeyond } from './create'
import { previewView, shownPackage } from './window'

type Preview = 'taocan POST /trade/package/preview'
type Check = 'taocan POST /trade/agree/comboCustomerCheck'

/** What a volume costs and how it falls upon the cycles by itself (K-04, K-05, X-01); meters need not be chosen yet. */
export async function preview(work: Work, session: BoundSession, input: In<Preview>): Promise<Out<Preview>> {
  const pkg = await shownPackage(work, session, input.packageId)
  const own = await activeOnPackage(work.db, session.bp, pkg.packageId)
  const range = buyRange(pkg, volumeOf(own))
  if (!isOrderable(input.volume, range)) throw outOfRange(range)
  const { windows } = packageSettings(work.settings, pkg.companyCode)
  const cycles = draftOf(termsOf(pkg), input.volume, windows)
  const meters = await chosenMeters(work, await ownAccount(work, session), input.meterNos)
  if (meters.length > 0) refuseBeyond(cycles, meters)
  return {
    volume: input.volume,
    unitPrice: pkg.unitPrice,
    ...orderAmounts({ volume: input.volume, ...termsOf(pkg) }),
    cycles: cycles.map(previewView),
  }
}

/** K-02, K-03. */
export async function comboCustomerCheck(work: Work, session: BoundSession, input: In<Check>): Promise<Out<Check>> {
  const pkg = input.packageId === undefined ? null : await shownPackage(work, session, input.packageId)
  const items = await checkCustomer(work, session, pkg)
  return { pass: items.every(({ pass }) => pass), items }
}
