import { sql } from 'kysely'
import { prepared } from '../../../db/prepared'

/** Money that orders put on several bills, oldest first. */
export const paidSingly = prepared((db, p: { bp: string; billIds: readonly string[] }) =>
  db
    .selectFrom('payOrderItem as i')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 'i.bp').onRef('o.orderId', '=', 'i.orderId'))
    .select(['i.refId as billId', 'o.orderId', 'o.orderNo', 'o.channel', 'o.paidAt'])
    .select(['i.settledPrincipal', 'i.settledLateFee'])
    .where('i.bp', '=', p.bp)
    .where('i.refType', '=', 'BILL')
    .where(sql<boolean>`i.ref_id = any(${p.billIds}::text[])`)
    .where(sql<boolean>`i.settled_principal + i.settled_late_fee > 0`)
    .orderBy('o.paidAt'),
)

/** The same of their instalments, part by part. */
export const paidInParts = prepared((db, p: { bp: string; billIds: readonly string[] }) =>
  db
    .selectFrom('installmentPayment as i')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 'i.bp').onRef('o.orderId', '=', 'i.orderId'))
    .select(['i.billId', 'o.orderId', 'o.orderNo', 'o.channel', 'o.paidAt'])
    .select(['i.principal as settledPrincipal', 'i.lateFee as settledLateFee'])
    .where('i.bp', '=', p.bp)
    .where(sql<boolean>`i.bill_id = any(${p.billIds}::text[])`)
    .orderBy('o.paidAt')
    .orderBy('i.seq'),
)
