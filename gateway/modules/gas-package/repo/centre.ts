import type { Db } from '../../../db/connect'
import { pick } from '../../../db/rows'
import type { ChildKey } from './children'
import type { SupplementKey } from './supplements'
import type { Biz } from './payments'

/* What the order centre shows of the parts of orders. */

const ofOrder = pick('packageOrder', ['bp', 'companyCode', 'orderNo', 'packageSnapshot'])

/** A child with its order and its cycle. */
export const childInOrder = (db: Db, { bp, childNo }: ChildKey) =>
  db
    .selectFrom('childOrder')
    .innerJoin('packageOrder', (join) =>
      join.onRef('packageOrder.bp', '=', 'childOrder.bp').onRef('packageOrder.orderNo', '=', 'childOrder.orderNo'),
    )
    .innerJoin('extractionCycle as c', (join) =>
      join
        .onRef('c.bp', '=', 'childOrder.bp')
        .onRef('c.orderNo', '=', 'childOrder.orderNo')
        .onRef('c.cycleNo', '=', 'childOrder.cycleNo'),
    )
    .select(ofOrder.map((name) => `packageOrder.${name}` as const))
    .select(['c.planVolume', 'childOrder.childNo', 'childOrder.state', 'childOrder.createdAt', 'childOrder.settledAt'])
    .select(['childOrder.lockedVolume', 'childOrder.payableAmount', 'childOrder.unitPrice', 'childOrder.payDeadline'])
    .select(['childOrder.startDate', 'childOrder.endDate'])
    .where('childOrder.bp', '=', bp)
    .where('childOrder.childNo', '=', childNo)
    .executeTakeFirst()

/** A supplement with its order and the first day of its cycle. */
export const supplementInOrder = (db: Db, { bp, buNo }: SupplementKey) =>
  db
    .selectFrom('supplementOrder as s')
    .innerJoin('packageOrder', (join) =>
      join.onRef('packageOrder.bp', '=', 's.bp').onRef('packageOrder.orderNo', '=', 's.orderNo'),
    )
    .innerJoin('childOrder as z', (join) => join.onRef('z.bp', '=', 's.bp').onRef('z.childNo', '=', 's.childNo'))
    .select(ofOrder.map((name) => `packageOrder.${name}` as const))
    .select(['s.buNo', 's.buType', 's.volume', 's.unitPrice', 's.amount', 's.reason', 's.payDeadline', 's.state'])
    .select(['s.rejectRemark', 's.createdAt', 'z.startDate'])
    .where('s.bp', '=', bp)
    .where('s.buNo', '=', buNo)
    .executeTakeFirst()

/** Attempts to pay one thing, the newest first. */
export const attemptsOf = (db: Db, { bp, bizType, bizNo }: Biz) =>
  db
    .selectFrom('tradePayment')
    .select(['amount', 'channel', 'state', 'paidAt', 'createdAt'])
    .where('bp', '=', bp)
    .where('bizType', '=', bizType)
    .where('bizNo', '=', bizNo)
    .orderBy('createdAt', 'desc')
    .orderBy('payNo', 'desc')
    .execute()

/** The number of the child of a cycle. */
export async function childNoOf(
  db: Db,
  { bp, orderNo, cycleNo }: { bp: string; orderNo: string; cycleNo: number },
): Promise<string> {
  const { childNo } = await db
    .selectFrom('childOrder')
    .select('childNo')
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .where('cycleNo', '=', cycleNo)
    .executeTakeFirstOrThrow()
  return childNo
}
