import type { Api } from '@contract'
import { decimal, fixed } from '@domain/decimal'
import { errorText } from '@domain/errors'
import type { GasOrderState } from '@domain/statuses/gas-order'
import { sumVolume } from '@domain/volume'
import { stateLogOf, timelineOf } from '../../db/state-log'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { keyOf } from '../gas-account/service'
import { listMeters, type Meter } from '../metering/service'
import { findOrder, instants, paySettings, voucherIdOf } from '../payment/service'
import { isWritable } from './life'
import { pageOfOrders } from './repo/order-lists'
import { findGasOrder } from './repo/orders'
import { recordsOfOrder } from './repo/sessions'
import { refundRefusal } from './rules/refundable'
import { nextToWrite, writtenCount } from './rules/slices'
import type { Held } from './types'
import { GasPayOrder } from '@contract/card/gas-orders'
import { shape } from '../../http/shape'

type List = Api['default GET /crmgas/gasPaymentOrder/list']
type Head = List['out']['list'][number]
type Detail = Api['default GET /crmgas/gasPaymentOrder/detail']['out']

/** Tabs of the list (A 6.32). */
const tabs = {
  WAIT_PAY: ['WAIT_PAY'],
  WAIT_WRITE: ['WAIT_WRITE', 'WRITING', 'UNKNOWN', 'PART_WRITTEN', 'MANUAL'],
  DONE: ['WRITTEN', 'FINISHED'],
  REFUND: ['REFUNDING', 'REFUNDED'],
} as const satisfies Record<string, readonly GasOrderState[]>

export async function gasOrderPage(work: Work, session: BoundSession, input: List['in']): Promise<List['out']> {
  const page = paged(input)
  const filter = {
    ...keyOf(session),
    meterId: input.meterId || undefined,
    states: input.state === undefined ? undefined : tabs[input.state],
    ...instants(work, input),
  }
  const { rows, total } = await pageOfOrders(work.db, filter, page.limit, page.offset)
  const meters = rows.length > 0 ? await listMeters(work, session) : []
  return envelope(
    page,
    rows.map((held) => headOf(work, session, held, meters)),
    total,
  )
}

function headOf(work: Work, session: BoundSession, { order, slices }: Held, meters: readonly Meter[]): Head {
  const meter = meters.find(({ meterId }) => meterId === order.meterId)
  const isOpen = order.state === 'WAIT_PAY' && Date.parse(order.expireAt) > work.clock.now()
  const isMine = isOpen && order.userId === session.userId
  const { gasOrderId, gasOrderNo, meterId, buyMode, volume, amount, leftover, state, writeMode } = order
  return {
    gasOrderId,
    gasOrderNo,
    meterId,
    buyMode,
    volume,
    amount,
    leftover,
    state,
    writeMode,
    pricedVolume: pricedVolume(order),
    meterNo: meter?.meterNo ?? '',
    meterName: meter ? meter.alias || meter.location || meter.meterNo : '',
    cardTail: order.cardNo.slice(-4),
    cardType: meter?.cardType ?? 'CONTACT',
    slices: slices.length,
    writtenSlices: writtenCount(slices),
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    orderId: order.payOrderId,
    canPay: isMine,
    canCancel: isMine,
    canWrite: isWritable(order),
    nextSubNo: isWritable(order) ? (nextToWrite(slices)?.subNo ?? null) : null,
  }
}

/** m³ of all price segments of a purchase, with one digit as cards have them; null where none were kept. */
const pricedVolume = ({ segments }: Held['order']): string | null =>
  segments.length === 0 ? null : fixed(decimal(sumVolume(segments.map(({ volume }) => volume))), 1)

/** gasPaymentOrder/detail: everything that happened to one purchase. An unknown and a foreign one are both 2902. */
export async function gasOrderDetail(work: Work, session: BoundSession, gasOrderId: string): Promise<Detail> {
  const held = await findGasOrder(work.db, session.bp, gasOrderId)
  if (held?.order.companyCode !== session.companyCode) throw new Refusal('2902')
  const { order, slices } = held
  const pay = await findOrder(work.db, order.payOrderId, order.bp)
  if (!pay) throw new RangeError(`gas order ${gasOrderId} has no payment`)
  const refused = refundRefusal(
    order,
    slices,
    paySettings(work.settings, order.companyCode).refundDays,
    work.clock.now(),
  )
  const records = await recordsOfOrder(work.db, order.bp, gasOrderId)
  const log = await stateLogOf(work.db, order.bp, 'gas_order', gasOrderId)
  return {
    ...headOf(work, session, held, await listMeters(work, session)),
    segments: order.segments,
    subOrders: slices.map(({ subNo, volume, amount, targetSeq, state, reservedAt, writtenAt, loadedAt }) => ({
      subNo,
      volume,
      amount,
      targetSeq,
      state,
      reservedAt,
      writtenAt,
      loadedAt,
    })),
    payOrder: shape(GasPayOrder.properties, pay, {}),
    writeRecords: records.map(({ recordId, subNo, result, message, seqBefore, seqAfter, userMask, endedAt }) => ({
      recordId,
      subNo,
      result,
      message,
      seqBefore,
      seqAfter,
      userMask,
      endedAt,
    })),
    refundable: { ok: refused === null, reason: refused === null ? null : errorText(refused) },
    voucherId: await voucherIdOf(work.db, order.bp, order.payOrderId),
    timeline: timelineOf(log),
  }
}
