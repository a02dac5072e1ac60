import { unusable } from './rules/titles'
import type { Work } from '../../http/context'
import { publish } from '../message/service'
import { inHand, keepApply } from './create'
import { planOf } from './plan'
import { findApply } from './repo/applies'
import { sharesOf } from './repo/invoices'
import { lockItems } from './repo/items'
import { findTitle } from './repo/titles'
import { standingOf } from './standing'
import type { Invoice, Red } from './types'

/**
 * IR-06: the same items to another title, begun in the transaction that kept the red invoice. Where that is not possible any more the
 * items wait, and who asked is told.
 */
export async function reissue(work: Work, red: Red, blue: Invoice): Promise<void> {
  const hindrance = await begin(work, red, blue)
  if (hindrance === null) return
  await publish(work, {
    bp: red.bp,
    companyCode: red.companyCode,
    audience: 'USER',
    userIds: [red.userId],
    templateCode: 'INVOICE_FAILED',
    params: { reason: hindrance },
    route: `/pages/invoice/invoice-detail?invoiceId=${blue.invoiceId}`,
    bizType: 'INVOICE_RED',
    bizId: red.redId,
    dedupeKey: `REISSUE_FAILED|${red.redId}`,
  })
}

async function begin(work: Work, red: Red, blue: Invoice): Promise<string | null> {
  const { bp, companyCode } = red
  const itemIds = [...new Set((await sharesOf(work.db, bp, [blue.invoiceId])).map(({ itemId }) => itemId))]
  const items = await lockItems(work.db, bp, itemIds)
  if (items.some(({ status }) => status !== 'I0')) return '部分开票项仍在其他发票上，请重新申请开票'
  const title = red.newTitleId === null ? undefined : await findTitle(work.db, bp, red.newTitleId)
  const invoiceType = red.newInvoiceType ?? '82'
  if (!title || !red.newTitle) return '换开的抬头已删除，请重新申请开票'
  const reason = unusable(title, invoiceType, await standingOf(work, red))
  if (reason !== null) return reason
  const before = blue.applyId === null ? undefined : await findApply(work.db, bp, blue.applyId)
  const mergeMode = before?.mergeMode ?? 'MERGE'
  const { seller, pieces } = await planOf(work, red, items, mergeMode)
  if (!pieces) return '开票金额须大于0'
  await keepApply(
    work,
    { bp, companyCode },
    {
      items: await inHand(work, items),
      pieces,
      seller,
      title: red.newTitle,
      titleId: title.titleId,
      invoiceType,
      mergeMode,
      userId: red.userId,
      pickId: null,
      emails: before?.emails ?? [],
      receiverPhone: before?.receiverPhone ?? null,
      showBuyerExtra: before?.showBuyerExtra ?? invoiceType === '81',
      remark: before?.remark ?? '',
      sourceEntry: 'REISSUE',
      redId: red.redId,
    },
  )
  return null
}
