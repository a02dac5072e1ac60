import { Type } from '@sinclair/typebox'
import { formatAmount, isPositiveMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { transition } from '../../../states'
import { inPresent } from '../../../work/context'
import { kind } from '../../../work/kinds'
import { billedAt } from '../../billing/service'
import { publish } from '../../message/service'
import { inHand, saveApply } from '../create'
import { partyOf, planUnasked, titleFor } from '../plan'
import { corrections, HOLD } from '../pick'
import {
  announcedItems,
  findRule,
  insertRun,
  lockRule,
  lockRun,
  lockWaitingRun,
  putOffRun,
  type AutoRun,
} from '../repo/auto'
import { lockOpenItems, openItemsOf } from '../repo/items'
import { isForAuto, objectionEnd } from '../rules/auto'
import { openOf } from '../rules/items'
import { autoMachine } from '../states'
import type { Item } from '../types'

const CENTRE = '/subPagesB/pages/applyForInvoice/index'

/** What has been settled since the rule began is announced, each item once. */
export const announceKind = kind({
  name: 'invoice.announce',
  data: Type.Object({ bp: Type.String() }),
  run: { handle: (work, key) => announce(inPresent(work), key) },
})

/** What was announced a day ago is applied for. */
export const autoKind = kind({
  name: 'invoice.auto',
  data: Type.Object({ bp: Type.String(), runId: Type.String() }),
  run: { handle: applyRun },
})

async function announce(work: Work, { bp }: { bp: string }): Promise<void> {
  const rule = await lockRule(work.db, bp)
  if (!rule || (await lockWaitingRun(work.db, bp))) return
  const today = work.clock.today()
  const open = await openItemsOf(work.db, bp)
  const issued = await billedAt(
    work.db,
    bp,
    open.flatMap(({ billId }) => billId ?? []),
  )
  const issuedAt = ({ billId, tradeTime }: Item): string => issued.get(billId ?? '') ?? tradeTime
  const wanted = open.filter((item) => isForAuto({ ...item, issuedAt: issuedAt(item) }, rule.since, today))
  const known = await announcedItems(
    work.db,
    bp,
    wanted.map(({ itemId }) => itemId),
  )
  const fresh = wanted.filter(({ itemId }) => !known.has(itemId))
  const items = [...fresh, ...corrections(open, fresh)]
  const grossAmount = sumMoney(items.map(openOf))
  // What corrections eat up waits with them for more.
  if (!isPositiveMoney(grossAmount)) return
  const runId = newId(work.clock.now())
  const now = work.clock.iso()
  const { companyCode, userId } = rule
  const dueAt = isoOf(objectionEnd(work.clock.now()))
  await insertRun(work.db, {
    bp,
    runId,
    companyCode,
    userId,
    itemIds: items.map(({ itemId }) => itemId),
    grossAmount,
    status: 'WAIT',
    dueAt,
    createdAt: now,
    updatedAt: now,
  })
  await publish(work, {
    bp,
    companyCode,
    templateCode: 'INVOICE_AUTO',
    params: {
      count: String(items.length),
      amount: formatAmount(grossAmount),
      due: `${dueAt.slice(0, 10)} ${dueAt.slice(11, 16)}`,
    },
    route: CENTRE,
    bizType: 'INVOICE_AUTO',
    bizId: runId,
    dedupeKey: `INVOICE_AUTO|${runId}`,
  })
}

/** Items that a user has applied for meanwhile are left out; what cannot be invoiced any more ends the run with its reason. */
async function applyRun(work: Work, { bp, runId }: { bp: string; runId: string }): Promise<void> {
  const seen = await findRule(work.db, bp)
  const run = await lockRun(work.db, bp, runId)
  if (run?.status !== 'WAIT' || Date.parse(run.dueAt) > work.clock.now()) return
  const open = await lockOpenItems(work.db, bp)
  const announced = open.filter(({ itemId }) => run.itemIds.includes(itemId))
  // A user is filling in a form with some of them: it comes to an application, or they are free again.
  if (announced.some(({ status }) => status === 'I1')) return putOffRun(work.db, run, isoOf(work.clock.now() + HOLD))
  const waiting = announced.filter(({ status }) => status === 'I0')
  // IV-06: with what has been corrected since.
  const items = [...waiting, ...corrections(open, waiting)]
  const reason = seen ? await apply(work, run, seen, items) : '自动开票已关闭'
  if (reason === null) return
  await transition(work, autoMachine, run, 'FAIL', { set: { reason } })
  if (items.length === 0) return
  await publish(work, {
    bp,
    companyCode: run.companyCode,
    audience: 'USER',
    userIds: [run.userId],
    templateCode: 'INVOICE_FAILED',
    params: { reason },
    route: CENTRE,
    bizType: 'INVOICE_AUTO',
    bizId: runId,
    dedupeKey: `INVOICE_AUTO_FAILED|${runId}`,
  })
}

/** Why nothing was applied for; null where it was. */
async function apply(
  work: Work,
  run: AutoRun,
  { titleId, invoiceType }: { titleId: string; invoiceType: '81' | '82' },
  items: readonly Item[],
): Promise<string | null> {
  const { bp, companyCode } = run
  if (items.length === 0) return '已另行申请开票'
  const { seller, pieces, mergeMode } = await planUnasked(work, run, items, 'PER_MONTH')
  if (!pieces) return '开票金额须大于0'
  const title = await usable(() => titleFor(work, run, { titleId, invoiceType }, seller))
  if (typeof title === 'string') return title
  const { applyId } = await saveApply(
    work,
    { bp, companyCode },
    {
      items: await inHand(work, items),
      pieces,
      seller,
      title: partyOf(title),
      titleId,
      invoiceType,
      mergeMode,
      userId: run.userId,
      pickId: null,
      emails: title.email === '' ? [] : [title.email],
      receiverPhone: title.receiverPhone === '' ? null : title.receiverPhone,
      showBuyerExtra: invoiceType === '81',
      remark: '',
      sourceEntry: 'AUTO',
      redId: null,
    },
  )
  await transition(work, autoMachine, run, 'APPLY', { set: { applyId } })
  return null
}

/** A title, or the sentence for which it cannot be used. */
async function usable<T>(find: () => Promise<T>): Promise<T | string> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Refusal) return '抬头已删除或不能再用于该类发票，请修改自动开票的抬头'
    throw error
  }
}
