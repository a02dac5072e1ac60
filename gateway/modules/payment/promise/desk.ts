import { formatFullMoment } from '@domain/date-format'
import { allows } from '@domain/machine'
import { formatAmount } from '@domain/money'
import { moneyPromiseTransitions } from '@domain/statuses/money-promise'
import { trackSteps } from '@domain/statuses/money-track'
import type { Work } from '../../../http/context'
import { badField } from '../../../http/refusal'
import { transition } from '../../../states'
import type { Decided, DeskArea, TaskView } from '../../desk/service'
import { ordersById } from '../repo/orders'
import { lockPromise, promisesByCase, type Promised } from '../repo/promises'
import { promiseMachine } from '../states'
import type { Order } from '../types'

const nothing: TaskView = { title: '到账异常', facts: [], files: [] }

async function describe(work: Work, tasks: readonly Pick<Decided, 'bizNo'>[]): Promise<TaskView[]> {
  const found = await promisesByCase(
    work.db,
    tasks.map(({ bizNo }) => bizNo),
  )
  const orders = await ordersById(
    work.db,
    found.map(({ orderId }) => orderId),
  )
  return tasks.map(({ bizNo }) => {
    const late = found.find(({ caseNo }) => caseNo === bizNo)
    const order = orders.find(({ orderId }) => orderId === late?.orderId)
    return late && order ? viewOf(late, order) : nothing
  })
}

const viewOf = (late: Promised, order: Order): TaskView => ({
  title: `到账异常：${order.title}`,
  facts: [
    { label: '工单号', value: late.caseNo ?? '' },
    { label: '户号', value: late.bp },
    { label: '订单号', value: order.orderNo },
    { label: '付款人', value: order.payerMask },
    { label: '金额', value: `${formatAmount(late.amount)}元` },
    { label: '超时环节', value: trackSteps[late.step] },
    { label: '承诺时间', value: formatFullMoment(late.dueAt) },
  ],
  files: [],
})

/** Staff have looked after it: what they say stands beside the step. The money itself still comes, or does not, by its own way. */
async function decided(work: Work, { bizNo, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  const [seen] = await promisesByCase(work.db, [bizNo])
  const found = seen && (await lockPromise(work.db, seen))
  if (!found || !allows(moneyPromiseTransitions, found.state, 'SOLVE')) return
  await transition(work, promiseMachine, found, 'SOLVE', { set: { note: remark }, by: decidedBy })
}

/** MONEY_LATE on the shared desk, until tickets take its cases over. */
export const promiseDesk: DeskArea = { describe, decided }
