import { formatAmount, isPositiveMoney, sumMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { lockAccount } from '../gas-account/service'
import { refuseInvoiced } from '../payment/service'
import { listMeters } from '../metering/service'
import { giveBack, nothingToWrite } from './life'
import { findCard } from './repo/cards'
import { gasOrdersById, highestSeq, lockGasOrder, setTargets } from './repo/orders'
import { gasOrderMachine, gasSliceMachine } from './states'
import type { GasOrder, Held, Slice } from './types'

type Task = Pick<Decided, 'bizNo'>

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const ids = tasks.map(({ bizNo }) => bizNo)
  const orders = ids.length === 0 ? [] : await gasOrdersById(work.db, ids)
  return tasks.map(({ bizNo }) => {
    const order = orders.find(({ gasOrderId }) => gasOrderId === bizNo)
    return order ? viewOf(order) : { title: '写卡人工处理', facts: [], files: [] }
  })
}

const viewOf = (order: GasOrder): TaskView => ({
  title: '写卡人工处理',
  facts: [
    { label: '户号', value: order.bp },
    { label: '购气订单', value: order.gasOrderNo },
    { label: '卡号', value: order.cardNo },
    ...(order.volume === null ? [] : [{ label: '气量', value: formatVolume(order.volume) }]),
    { label: '金额', value: `${formatAmount(order.amount)}元` },
  ],
  files: [],
})

const isOpen = ({ state }: Slice): boolean => state === 'WAIT' || state === 'RESERVED'

/** PASS: the gas is in the meter; REJECT: it waits to be written again; ADJUST: what was not written is paid back (5.12). */
async function decided(work: Work, { bizNo, bp, decision, remark, decidedBy }: Decided): Promise<void> {
  if (bp === null) throw new Refusal('2902')
  const seen = ownOr2902((await gasOrdersById(work.db, [bizNo]))[0])
  await lockAccount(work.db, seen)
  const held = await lockGasOrder(work.db, bp, bizNo)
  if (held?.order.state !== 'MANUAL') return
  const how = { by: decidedBy, reason: remark }
  if (decision === 'REJECT') return reopen(work, held, how)
  if (decision === 'ADJUST') return refund(work, held, how)
  await intoMeter(work, held)
  await transition(work, gasOrderMachine, held.order, 'STAFF_FINISH', { ...how, set: { finishedAt: work.clock.iso() } })
  await nothingToWrite(work, held.order)
}

interface How {
  by: string
  reason: string
}

/** Writes start again after whatever the card and the meter show now: else the same counters would not fit again. */
async function reopen(work: Work, { order, slices }: Held, how: How): Promise<void> {
  const open = slices.filter(isOpen)
  await release(work, open)
  const meter = (await listMeters(work, order)).find(({ meterId }) => meterId === order.meterId)
  const card = await findCard(work.db, order.bp, order.cardNo)
  const known = [meter?.purchaseSeq ?? 0, card?.purchaseSeq ?? 0, await highestSeq(work.db, order.bp, order.meterId)]
  await setTargets(work.db, open, Math.max(...known) + 1)
  await transition(work, gasOrderMachine, order, 'STAFF_REOPEN', how)
}

/** What was never written. Refuses 2620 while an invoice says that all of it was sold (C IV-03). */
async function refund(work: Work, { order, slices }: Held, how: How): Promise<void> {
  await refuseInvoiced(work, order.bp, order.payOrderId)
  const unwritten = sumMoney(slices.filter(isOpen).map(({ amount }) => amount))
  if (isPositiveMoney(unwritten)) await giveBack(work, order, unwritten)
  // Its counters are free: the next write stands one above what the card shows (AE-57a).
  await release(work, slices)
  await transition(work, gasOrderMachine, order, 'STAFF_REFUND', how)
  await nothingToWrite(work, order)
}

async function release(work: Work, slices: readonly Slice[]): Promise<void> {
  for (const slice of slices)
    if (slice.state === 'RESERVED') slice.state = await transition(work, gasSliceMachine, slice, 'RELEASE')
}

async function intoMeter(work: Work, { slices }: Held): Promise<void> {
  const now = work.clock.iso()
  for (const slice of slices) {
    if (isOpen(slice))
      slice.state = await transition(work, gasSliceMachine, slice, 'PROVE', { set: { writtenAt: now } })
    if (slice.state === 'WRITTEN') await transition(work, gasSliceMachine, slice, 'LOAD', { set: { loadedAt: now } })
  }
}

/** The user that bought the gas: a process brings a write that is not proved to the desk (AE-68a). */
const asker = async (work: Work, gasOrderId: string): Promise<string | null> =>
  (await gasOrdersById(work.db, [gasOrderId]))[0]?.userId ?? null

/** NFC_MANUAL on the shared desk (5.12). */
export const manualDesk: DeskArea = { describe, asker, decided }
