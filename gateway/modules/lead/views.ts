import type { Out } from '@contract'
import { detailFields, followFields, headFields } from '@contract/lead/words'
import { discountOf, payableOf } from '@domain/coupon'
import { leadStatus } from '@domain/statuses/demand-lead'
import { maskPhone } from '@domain/mask'
import type { Sealed } from '../../db/column-types'
import type { BoundSession, Work } from '../../http/context'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { pictureOf, urls } from '../file/service'
import { openCoupons } from './coupons'
import { quoteUrl } from './paper'
import { followUpsOf, quotesOf, type FollowUp, type Lead } from './repo'
import { estimateOf, isRateable, moveProblem, supplementProblem } from './rules/acts'

type Detail = Out<'demand GET /lead/detail'>

/** A sealed text; '' for none. */
export const openOr = (work: Work, text: Sealed | null): string => (text === null ? '' : openText(work, text))

/** What a list says of a lead. An open quote is what makes its state. */
export const headView = (work: Work, row: Lead) =>
  shape(headFields, row, {
    coverUrl: pictureOf(work, row.coverUrl),
    status: row.state,
    statusText: leadStatus[row.state].label,
    hasOpenQuote: row.state === 'quoted',
  })

/** What customer and staff both see of a lead. */
export async function commonView(work: Work, row: Lead, { forStaff }: { forStaff: boolean }) {
  const followUps = await followUpsOf(work.db, row, !forStaff)
  const addresses = await urls(work, [...row.imageIds, ...followUps.flatMap(({ imageIds }) => imageIds)])
  const pictures = (ids: readonly string[]) =>
    ids.flatMap((fileId) => {
      const url = addresses.get(fileId)
      return url === undefined ? [] : [{ fileId, url }]
    })
  const said = (one: FollowUp) =>
    shape(followFields, one, {
      operator: openText(work, one.operatorNameEnc),
      content: openText(work, one.contentEnc),
      images: pictures(one.imageIds),
    })
  const common = shape(detailFields, row, {
    ...headView(work, row),
    estimate: estimateOf(row.unitPrice, row.quantity),
    contactName: openOr(work, row.contactNameEnc),
    contactPhone: openOr(work, row.contactPhoneEnc),
    address: openOr(work, row.addressEnc),
    description: openOr(work, row.descriptionEnc),
    images: pictures(row.imageIds),
    adviserName: openOr(work, row.adviserNameEnc),
    adviserPhone: openOr(work, row.adviserPhoneEnc),
    scoreText: openOr(work, row.scoreTextEnc),
    quotes: (await quotesOf(work.db, row)).map((quote) => ({
      quoteNo: quote.quoteNo,
      version: quote.version,
      items: quote.items,
      totalAmount: quote.totalAmount,
      couponCode: quote.couponCode,
      discount: quote.discount,
      payable: payableOf(quote.totalAmount, quote.discount),
      remark: quote.remark,
      validUntil: quote.validUntil,
      status: quote.status,
      rejectReason: quote.rejectReason,
      createdAt: quote.createdAt,
      pdfUrl: quoteUrl(work, quote),
    })),
  })
  return { common, followUps: followUps.map((one) => ({ ...said(one), visible: one.visible })) }
}

/** E-M-16: coupons of the customer beside an open quote about something of the mall. */
async function couponsFor(work: Work, lead: Lead, total: string): Promise<Detail['availableCoupons']> {
  if (lead.targetType !== 'product') return []
  return (await openCoupons(work, lead)).map(({ couponCode, faceValue, threshold, validTo }) => ({
    couponCode,
    faceValue,
    threshold,
    validTo,
    usable: discountOf({ faceValue, threshold }, total) !== null,
  }))
}

/** A lead as its customer sees it, with what may be done now. */
export async function detailView(work: Work, session: BoundSession, row: Lead): Promise<Detail> {
  const { common, followUps } = await commonView(work, row, { forStaff: false })
  const today = work.clock.today()
  const open = common.quotes.find((one) => one.status === 'open' && today <= one.validUntil)
  const canAccept = row.state === 'quoted' && open !== undefined
  return {
    ...common,
    // Any user of the customer may look.
    contactPhone: common.contactPhone && maskPhone(common.contactPhone),
    availableCoupons: canAccept ? await couponsFor(work, row, open.totalAmount) : [],
    followUps: followUps.map(({ visible: _all, ...one }) => one),
    canCancel: moveProblem(row, 'CANCEL') === null,
    canAccept,
    canEvaluate: row.userId === session.userId && isRateable(row, today),
    canSupplement: row.userId === session.userId && supplementProblem(row) === null,
  }
}
