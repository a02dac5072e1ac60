import { compareDecimals } from '@domain/decimal-text'
import { differenceOf } from '@domain/package/cycles'
import type { In } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { lockOpenOf } from '../../modules/desk/repo'
import { settle as decideTask } from '../../modules/desk/service'
import { lockAccount } from '../../modules/gas-account/service'
import { changeExtraction, withdrawChange } from '../../modules/gas-package/extract/change'
import { childOf, cycleOf, holdOrder, type Held } from '../../modules/gas-package/extract/held'
import { lockCycle } from '../../modules/gas-package/extract/lock'
import { groundOf, targetsOf } from '../../modules/gas-package/extract/options'
import { numberOf } from '../../modules/gas-package/numbers'
import { findAgreement, markOpened } from '../../modules/gas-package/repo/agreements'
import { findOrder } from '../../modules/gas-package/repo/orders'
import { supplementsOfOrders } from '../../modules/gas-package/repo/supplements'
import { draftOf } from '../../modules/gas-package/rules/plan'
import { termsOf } from '../../modules/gas-package/rules/sale'
import { keepOrder } from '../../modules/gas-package/sale/create'
import { signIn } from '../../modules/gas-package/sale/sign'
import { packageSettings } from '../../modules/gas-package/settings'
import { hold, turnPackage } from '../../modules/gas-package/stock'
import type { Child, Order, Supplement } from '../../modules/gas-package/types'
import { listByBp } from '../../modules/metering/service'
import { customers } from '../customers'
import { payPart } from './pay'
import { ctxOf } from './person'

/* What people and the desk did with an order of the demo, by the services; the clock of `work` says when. */

/** What is ordered: a volume that is parted evenly, or one for each cycle. */
type Wish = { packageId: string; meterIds: readonly string[] } & ({ volume: string } | { volumes: readonly string[] })

/** Orders a package; answers the order's number. */
export async function place(work: Work, session: BoundSession, wish: Wish): Promise<string> {
  const { packageId, meterIds } = wish
  const volumes = 'volumes' in wish ? wish.volumes : []
  const ctx = ctxOf(work, session)
  const account = await lockAccount(work.db, session)
  const pkg = await turnPackage(work, { companyCode: session.companyCode, packageId })
  if (!account || pkg?.state !== 'ON_SALE') throw new Error(`${packageId} is not on sale at ${work.clock.iso()}`)
  const volume = 'volume' in wish ? wish.volume : differenceOf(volumes, '0')
  const { windows } = packageSettings(work.settings, pkg.companyCode)
  const meters = (await listByBp(work, account)).filter(({ meterId }) => meterIds.includes(meterId))
  const cycles = draftOf(termsOf(pkg), volume, windows).map((cycle, index) => ({
    ...cycle,
    volume: volumes[index] ?? cycle.volume,
  }))
  if ((await hold(work, pkg, volume)) !== null) throw new Error(`${packageId} has less than ${volume} m3 left`)
  const input = {
    sourceType: 'PACKAGE' as const,
    sourceNo: packageId,
    volume,
    agreed: true as const,
    meterNos: meters.map(({ meterNo }) => meterNo),
    cycles: cycles.map(({ cycleNo, volume: planned }) => ({ cycleNo, volume: planned })),
    contactName: contactOf(session.bp),
    contactPhone: session.username,
    templateVersion: pkg.templateVersion,
    requestNo: `history-${packageId}-${work.clock.iso()}`,
  }
  return (await keepOrder(ctx, account, { pkg, input, meters, cycles })).orderNo
}

const contactOf = (bp: string): string => customers.find((one) => one.bp === bp)?.contactName ?? '客户代表'

/** Reads and signs the agreement. */
export async function sign(work: Work, session: BoundSession, orderNo: string): Promise<void> {
  const { agreeId } = await orderOf(work, session, orderNo)
  const agreement = await findAgreement(work.db, { bp: session.bp, agreeId })
  if (!agreement) throw new Error(`${agreeId} is missing`)
  await markOpened(work.db, agreement, work.clock.iso())
  const signature = { agreeId, smsCode: '', contentHash: agreement.contentHash, signWay: 'SEAL' as const }
  await signIn(ctxOf(work, session), { ...signature, requestNo: `history-${agreeId}` })
}

/** The order as it is. */
export async function orderOf(work: Pick<Work, 'db'>, { bp }: BoundSession, orderNo: string): Promise<Order> {
  const order = await findOrder(work.db, { bp, orderNo })
  if (!order) throw new Error(`${orderNo} is missing`)
  return order
}

async function heldOf(work: Work, session: BoundSession, orderNo: string): Promise<Held> {
  const held = await holdOrder(work, { ...session, orderNo })
  if (!held) throw new Error(`${orderNo} is missing`)
  return held
}

export const childAt = async (work: Work, session: BoundSession, at: At): Promise<Child> =>
  childOf(await heldOf(work, session, at.orderNo), at.cycleNo)

/** One cycle of an order. */
interface At {
  orderNo: string
  cycleNo: number
}

/** Submits the pick bill of a cycle. */
export async function pick(work: Work, session: BoundSession, { orderNo, cycleNo }: At): Promise<void> {
  const held = await heldOf(work, session, orderNo)
  const cycle = cycleOf(held, cycleNo)
  if (cycle.lockedVolume !== null) return
  const by = { ...work, actor: session.userId }
  await lockCycle(by, held, cycle, { mode: 'PICK_BILL', pickBillNo: await numberOf(work, 'T') })
}

/** Pays a cycle that waits for its money. */
export async function payChild(work: Work, session: BoundSession, at: At, fromBalance: boolean): Promise<void> {
  const { state, childNo } = await childAt(work, session, at)
  if (state === 'WAIT_PAY') await payPart(work, session, { bizType: 'CHILD', bizNo: childNo }, fromBalance)
}

/** Supplements of a cycle that wait for their money. */
export async function openSupplements(work: Work, session: BoundSession, at: At): Promise<Supplement[]> {
  const { childNo } = await childAt(work, session, at)
  const all = await supplementsOfOrders(work.db, session.bp, [at.orderNo])
  return all.filter((one) => one.childNo === childNo && one.state === 'WAIT_PAY')
}

/** Pays the supplements of a cycle. */
export async function paySupplements(work: Work, session: BoundSession, at: At, fromBalance: boolean): Promise<void> {
  for (const { buNo } of await openSupplements(work, session, at))
    await payPart(work, session, { bizType: 'SUPPLEMENT', bizNo: buNo }, fromBalance)
}

export type Asked = Pick<In<'taocan POST /trade/extract/change'>, 'changeType' | 'volume' | 'reason'> & {
  targetCycleNo?: number
}

/** Whether a change fits its target: in a month of holidays a cycle may have too little to give. */
export async function fits(work: Work, session: BoundSession, at: At, asked: Asked): Promise<boolean> {
  if (asked.targetCycleNo === undefined) return true
  const held = await heldOf(work, session, at.orderNo)
  const ground = await groundOf(work, held, childOf(held, at.cycleNo))
  const target = targetsOf(work, ground, asked.changeType).find(({ cycleNo }) => cycleNo === asked.targetCycleNo)
  return target !== undefined && compareDecimals(asked.volume, target.room) <= 0
}

/** Asks for a change of a cycle; answers its number. */
export async function change(work: Work, session: BoundSession, at: At, asked: Asked): Promise<string> {
  const { childNo, version } = await childAt(work, session, at)
  const input = { ...asked, childNo, version, requestNo: `history-${childNo}-${work.clock.iso()}` }
  return (await changeExtraction(ctxOf(work, session), session, input)).changeNo
}

/** Takes a change back. */
export const withdraw = (work: Work, session: BoundSession, changeNo: string) =>
  withdrawChange(ctxOf(work, session), session, changeNo)

/** The desk decides about an order or a supplement, should it have been asked. */
export async function decide(
  work: Work,
  task: { companyCode: string; bizType: 'PACKAGE_ADD' | 'ORDER_TERMINATE'; bizNo: string },
  verdict: { decision: 'PASS' | 'REJECT'; remark: string },
): Promise<void> {
  const open = await lockOpenOf(work.db, task)
  if (open) await decideTask(work, open, verdict, 'desk')
}
