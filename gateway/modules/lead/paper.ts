import { payableOf } from '@domain/coupon'
import { formatAmount, negateMoney } from '@domain/money'
import { quoteStatus } from '@domain/statuses/demand-lead'
import type { Work } from '../../http/context'
import { facts, foot, heading, lines, subtitle, table } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import { paperUrl, type Draw } from '../file/service'
import { companyOf, customerOf } from '../membership/service'
import { findQuote, type Quote } from './repo'

const QUOTE_PAPER = 'leadquote'

/** The signed address of a quote as a document. */
export const quoteUrl = (work: Work, { bp, leadId, quoteNo }: Pick<Quote, 'bp' | 'leadId' | 'quoteNo'>): string =>
  paperUrl(work, QUOTE_PAPER, [bp, leadId, quoteNo].join('_'))

const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ')

/** E 6.4: a version of a quote with what it asks for and what became of it; the same rows give the same bytes. */
const draw: Draw = async (ctx, id) => {
  const [bp = '', leadId = '', quoteNo = ''] = id.split('_')
  const found = await findQuote(ctx.db, { bp, leadId, quoteNo })
  if (!found) return null
  const { lead, quote } = found
  const company = await companyOf(ctx, quote.companyCode)
  const customer = await customerOf(ctx, bp, quote.companyCode)
  const title = '报价单'
  const bytes = await pdfOf({ title, madeAt: quote.updatedAt }, (doc) => {
    heading(doc, { from: company?.companyName ?? '', title })
    facts(doc, [
      { label: '报价单号', value: `${quoteNo}（第${quote.version}版）` },
      { label: '客户', value: customer?.customerName ?? '' },
      { label: '户号', value: bp },
      { label: '咨询单', value: `${lead.leadNo} ${lead.targetName}` },
      { label: '报价时间', value: minute(quote.createdAt) },
      { label: '有效期至', value: quote.validUntil },
      { label: '状态', value: `${quoteStatus[quote.status].label}（${minute(quote.updatedAt)}）` },
    ])
    subtitle(doc, '报价明细，金额单位：元')
    table(
      doc,
      [
        { title: '名称', share: 46 },
        { title: '数量', share: 14, right: true },
        { title: '单价', share: 20, right: true },
        { title: '金额', share: 20, right: true },
      ],
      quote.items.map(({ name, qty, unitPrice, amount }) => [
        name,
        String(qty),
        formatAmount(unitPrice),
        formatAmount(amount),
      ]),
      ['合计', '', '', formatAmount(quote.totalAmount)],
    )
    if (quote.couponCode !== null)
      facts(doc, [
        { label: '优惠券', value: formatAmount(negateMoney(quote.discount)) },
        { label: '应付', value: formatAmount(payableOf(quote.totalAmount, quote.discount)) },
      ])
    subtitle(doc, '说明')
    lines(doc, [
      ...(quote.remark === '' ? [] : [quote.remark]),
      // E-M-19.
      '请按报价单约定方式付款，切勿向个人账户转账。',
    ])
    foot(doc, `${quoteNo} 第${quote.version}版`)
  })
  return { name: `报价单_${quoteNo}.pdf`, bytes }
}

export const leadPapers = { [QUOTE_PAPER]: draw }
