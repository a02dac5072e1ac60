import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { publish } from '../message/service'
import { inHand, saveApply } from './create'
import { REVERSED } from './derive'
import { corrections } from './pick'
import { planUnasked } from './plan'
import { applyOfRed, findApply } from './repo/applies'
import { findInvoice, sharesOf } from './repo/invoices'
import { lockItems, lockOpenItems } from './repo/items'
import { redsOfGroup } from './repo/reds'
import { findTitle } from './repo/titles'
import { unusable } from './rules/titles'
import { standingOf } from './standing'
import type { Red } from './types'
import { openParty, openText } from '../../secret'

/** What a group of forms took back is invoiced to another title (IR-06). */
export const reissueKind = kind({
  name: 'invoice.reissue',
  data: Type.Object({ bp: Type.String(), groupId: Type.String() }),
  run: { handle: (work, { bp, groupId }) => reissue(work, bp, groupId) },
})

/** A form has ended: the last of its group begins the new invoice. */
export async function reissueSoon(work: Work, { bp, redId, groupId, reissue }: Red): Promise<void> {
  if (reissue) await enqueue(work, reissueKind, redId, { bp, groupId })
}

/**
 * IR-06: one application for all that the forms of a group took back, once none of them is open. Where that is not possible any more
 * the items wait, and the user that asked for the forms is sent a message.
 */
async function reissue(work: Work, bp: string, groupId: string): Promise<void> {
  const group = await redsOfGroup(work.db, bp, groupId)
  const done = group.filter(({ status }) => status === 'RS')
  const [red] = done
  if (!red || group.some(({ finishedAt }) => finishedAt === null)) return
  const shares = await sharesOf(
    work.db,
    bp,
    done.map(({ blueInvoiceId }) => blueInvoiceId),
  )
  const hindrance = await begin(work, red, [...new Set(shares.map(({ itemId }) => itemId))])
  if (hindrance === null) return
  await publish(work, {
    bp,
    companyCode: red.companyCode,
    audience: 'USER',
    userIds: [red.userId],
    templateCode: 'INVOICE_FAILED',
    params: { reason: hindrance },
    route: `/pages/invoice/invoice-detail?invoiceId=${red.blueInvoiceId}`,
    bizType: 'INVOICE_RED',
    bizId: groupId,
    dedupeKey: `REISSUE_FAILED|${groupId}`,
  })
}

async function begin(work: Work, red: Red, itemIds: readonly string[]): Promise<string | null> {
  const { bp, companyCode, groupId } = red
  const open = await lockOpenItems(work.db, bp)
  const all = await lockItems(work.db, bp, itemIds)
  // Two forms that end at the same moment both come here.
  if (await applyOfRed(work.db, bp, groupId)) return null
  // What has come to its end meanwhile is not invoiced again; of a bill that was taken back the correction goes along (IV-01, IV-06).
  if (all.every(({ status }) => status === 'I6')) return `${all[0]?.blockReason ?? REVERSED}，无需换开`
  if (all.some(({ status }) => status !== 'I0' && status !== 'I6')) return '部分开票项仍在其他发票上，请重新申请开票'
  const waiting = open.filter(({ itemId }) => itemIds.includes(itemId))
  const added = corrections(open, waiting)
  const items = [...waiting, ...added]
  const title = red.newTitleId === null ? undefined : await findTitle(work, bp, red.newTitleId)
  const invoiceType = red.newInvoiceType ?? '82'
  if (!title || !red.newTitle) return '换开的抬头已删除，请重新申请开票'
  const reason = unusable(title, invoiceType, await standingOf(work, red))
  if (reason !== null) return reason
  const blue = await findInvoice(work.db, bp, red.blueInvoiceId)
  const before = blue?.applyId ? await findApply(work.db, bp, blue.applyId) : undefined
  const { seller, pieces, mergeMode } = await planUnasked(work, red, items, before?.mergeMode ?? 'MERGE')
  const isTakenBack = added.some((one) => waiting.some(({ billId }) => billId !== null && billId === one.billId))
  if (!pieces) return isTakenBack ? `${REVERSED}，无需换开` : '开票金额须大于0'
  await saveApply(
    work,
    { bp, companyCode },
    {
      items: await inHand(work, items),
      pieces,
      seller,
      title: openParty(work, red.newTitle),
      titleId: title.titleId,
      invoiceType,
      mergeMode,
      userId: red.userId,
      pickId: null,
      emails: before?.emails.map((one) => openText(work, one)) ?? [],
      receiverPhone: before?.receiverPhone ? openText(work, before.receiverPhone) : null,
      showBuyerExtra: before?.showBuyerExtra ?? invoiceType === '81',
      remark: before?.remark ?? '',
      sourceEntry: 'REISSUE',
      redId: groupId,
    },
  )
  return null
}
