import { formatMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { dropTask, type Decided, type DeskArea, type TaskView } from '../../desk/service'
import { changeSupplement, findSupplement } from '../repo/supplements'
import { supplementsByNo } from '../repo/tasks'
import { findChange, type Change } from '../repo/changes'
import { nextVersion } from '../repo/version'
import { extractionChangeMachine, supplementMachine } from '../states'
import type { Child, Supplement } from '../types'
import { giveBack } from './advance'
import { ADD_TASK, requestMoney } from './change'
import { holdOrder, type Held } from './held'
import { isChangeable, takesMore } from './options'
import { momentText, supplementDeadline, notifyChange } from './notices'

const CYCLE_OVER = '本周期已结束，不能再追加'
const TOO_LATE = '本周期内已来不及提气，不能再追加'

/** more gas than passes by itself is the gas company's to grant; it is granted as it was asked or not at all. */
export const addDesk: DeskArea = {
  async describe(work, tasks) {
    const all = await supplementsByNo(
      work.db,
      tasks.map(({ bizNo }) => bizNo),
    )
    return tasks.map(({ bizNo }) => view(all.find(({ buNo }) => buNo === bizNo)))
  },
  decided,
}

function view(bu: Supplement | undefined): TaskView {
  if (!bu) return { title: '追加提气', facts: [], files: [] }
  return {
    title: '追加提气申请',
    facts: [
      { label: '户号', value: bu.bp },
      { label: '订单号', value: bu.orderNo },
      { label: '追加气量', value: formatVolume(bu.volume) },
      { label: '金额', value: formatMoney(bu.amount) },
      { label: '申请原因', value: bu.reason },
    ],
    files: [],
  }
}

async function decided(work: Work, { companyCode, bizNo, bp, decision, remark, decidedBy }: Decided): Promise<void> {
  if (bp === null) return
  const seen = await findSupplement(work.db, { bp, buNo: bizNo })
  const held = seen && (await holdOrder(work, { bp, companyCode, orderNo: seen.orderNo }))
  const bu = seen && (await findSupplement(work.db, seen))
  if (!held || bu?.state !== 'WAIT_REVIEW') return
  const change = bu.changeNo === null ? undefined : await findChange(work.db, { bp, changeNo: bu.changeNo })
  if (change?.state !== 'SUBMITTED') return
  const child = held.children.find(({ childNo }) => childNo === bu.childNo)
  const late = child && lateText(work, held, child)
  if (!child || late || decision === 'REJECT')
    return refuse(work, held, { bu, change, why: child ? (late ?? remark) : CYCLE_OVER, by: decidedBy })
  const payDeadline = supplementDeadline(work, held.order, child)
  await transition(work, supplementMachine, bu, 'PASS', { by: decidedBy, set: { version: nextVersion } })
  await changeSupplement(work.db, bu, { payDeadline })
  await requestMoney(work, held.order, change, { ...bu, payDeadline })
  await notifyChange(work, held.order, change.changeNo, `已通过，请于${momentText(payDeadline)}前支付${bu.amount}元`)
}

/** Why it could not be taken any more, even if it is paid now. */
function lateText(work: Work, { order }: Held, child: Child): string | null {
  if (!isChangeable(order, child)) return CYCLE_OVER
  return takesMore(work, order, child) ? null : TOO_LATE
}

interface Refused {
  bu: Supplement
  change: Change
  why: string
  by: string
}

async function refuse(work: Work, held: Held, { bu, change, why, by }: Refused): Promise<void> {
  await transition(work, supplementMachine, bu, 'REJECT', { by, set: { rejectRemark: why, version: nextVersion } })
  await transition(work, extractionChangeMachine, change, 'REJECT', { by, set: { reviewRemark: why } })
  await giveBack(work, held.order, bu, change)
  await notifyChange(work, held.order, change.changeNo, `未通过：${why}`)
}

/** What the desk has not decided when its cycle is settled comes to nothing. The order is locked. */
export async function refuseLate(work: Work, held: Held, bu: Supplement): Promise<void> {
  const change = bu.changeNo === null ? undefined : await findChange(work.db, { bp: bu.bp, changeNo: bu.changeNo })
  if (bu.state !== 'WAIT_REVIEW' || !change) return
  await refuse(work, held, { bu, change, why: CYCLE_OVER, by: 'SYSTEM' })
  await dropTask(work, { companyCode: held.order.companyCode, bizType: ADD_TASK, bizNo: bu.buNo })
}
