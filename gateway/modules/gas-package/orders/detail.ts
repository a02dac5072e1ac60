import type { Out } from '@contract'
import { decimal, fixed } from '@domain/decimal'
import { maskPhone } from '@domain/mask'
import { subtractMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { openText } from '../../../secret'
import { usersById } from '../../identity/service'
import { listByBp, meterNames } from '../../metering/service'
import { cycleView, nameOf } from '../extract/cycle-view'
import { childOf } from '../extract/held'
import { changeRows } from '../extract/records'
import { depositsOf } from '../repo/deposits'
import { findOrder } from '../repo/orders'
import { orderActions } from '../rules/actions'
import type { Order, PackageTerms, Supplement } from '../types'
import { extractedOfOrder, headView } from './list'
import { askedBy, wholeOrders, type Shown } from './whole'
import { SupplementRow as SupplementRowSchema } from '@contract/gas-package/words'
import { shape } from '../../../http/shape'

type Detail = Out<'taocan GET /trade/order/detail'>

const NOTHING = '0.00'

/** One order of the session's customer with all its parts; 2902 for any other. */
export async function ownShown(work: Work, session: BoundSession, orderNo: string): Promise<Shown> {
  const order = await findOrder(work.db, { bp: session.bp, orderNo })
  const [shown] = order ? await wholeOrders(work, session, [order]) : []
  if (!shown) throw new Refusal('2902')
  return shown
}

export async function orderDetail(work: Work, session: BoundSession, orderNo: string): Promise<Detail> {
  const shown = await ownShown(work, session, orderNo)
  const { order } = shown
  const maker = (await usersById(work, [order.createdBy])).get(order.createdBy)
  const extracted = extractedOfOrder(shown)
  return {
    ...headView(shown),
    terms: termsView(order.packageSnapshot),
    agreeId: order.agreeId,
    contractId: order.contractId,
    signDeadline: order.signDeadline,
    depositDeadline: order.depositDeadline,
    effectiveAt: order.effectiveAt,
    finishedAt: order.finishedAt,
    closeReason: order.closeReason,
    contactName: openText(work, order.contactName),
    contactPhone: maskPhone(openText(work, order.contactPhone)),
    createdBy: maker?.nickname ?? '',
    meters: await meterViews(work, session, order),
    cycles: cyclesOf(work, shown),
    supplements: shown.supplements.map((bu) => supplementRow(shown, bu)),
    changes: await changeRows(work, order),
    deposit: await depositView(work, order),
    progress: { extracted, total: order.totalVolume, rate: rateOf(extracted, order.totalVolume) },
    actions: orderActions(shown, askedBy(work, session)),
    version: order.version,
  }
}

/** Bounds of cycles are in the cycles themselves. */
function termsView({ cycleLowRate: _low, cycleHighRate: _high, ...terms }: PackageTerms): Detail['terms'] {
  return terms
}

const rateOf = (part: string, whole: string): string =>
  decimal(whole).eq(0) ? NOTHING : fixed(decimal(part).times(100).div(decimal(whole)), 2)

const cyclesOf = (work: Work, shown: Shown): Detail['cycles'] =>
  shown.cycles.map((cycle) => {
    const child = childOf({ children: [...shown.children] }, cycle.cycleNo)
    return cycleView(shown.order, cycle, child, shown.extracted.get(child.childNo) ?? NOTHING, work.clock.now())
  })

async function meterViews(work: Work, session: BoundSession, { meterIds }: Order): Promise<Detail['meters']> {
  const names = await meterNames(work, session)
  return (await listByBp(work, session))
    .filter(({ meterId }) => meterIds.includes(meterId))
    .map(({ meterId, meterNo }) => ({ meterId, meterNo, name: names.get(meterId) ?? '' }))
}

async function depositView(work: Work, order: Order): Promise<Detail['deposit']> {
  const { depositPaid, depositReleased, depositForfeited } = order
  const entries = await depositsOf(work.db, order)
  return {
    paid: depositPaid,
    held: subtractMoney(subtractMoney(depositPaid, depositReleased), depositForfeited),
    deducted: depositForfeited,
    released: depositReleased,
    entries: entries.map(({ entryNo, direction, amount, balanceAfter, remark, createdAt }) => ({
      entryNo,
      direction,
      amount,
      balanceAfter,
      remark,
      at: createdAt,
    })),
  }
}

/** A supplement as answers show it (contract `SupplementRow`). */
export function supplementRow({ order, children }: Shown, bu: Supplement): Detail['supplements'][number] {
  const child = children.find(({ childNo }) => childNo === bu.childNo)
  return shape(SupplementRowSchema.properties, bu, { cycleName: child ? nameOf(order, child.startDate) : '' })
}
