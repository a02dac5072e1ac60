import { useState } from 'react'
import { diffDays } from '@domain/date'
import { discountOf, payableOf } from '@domain/coupon'
import { formatAmount, formatMoney, isZeroMoney, negateMoney } from '@domain/money'
import { quoteStatus } from '@domain/statuses/demand-lead'
import { useAct, useToday } from '@/blocks'
import { showFile } from '@/shared/file'
import { Button, Ends, KeyValue, Money, Row, SectionCard, Status } from '@/ui'
import { CouponPick } from './CouponPick'
import { RejectSheet } from './LeadSheets'
import type { Lead } from './LeadView'

interface Props {
  lead: Lead
  quote: Lead['quotes'][number]
  onChanged: () => Promise<void>
}

/** A quote line by line; an open one is accepted, with a coupon or without, or not (E-M-16, E-M-17). */
export function QuoteCard({ lead, quote, onChanged }: Props) {
  const today = useToday()
  const [isRejecting, setRejecting] = useState(false)
  const of = { leadNo: lead.leadNo, quoteNo: quote.quoteNo }
  const isOpen = quote.status === 'open' && lead.canAccept
  const [chosen, setChosen] = useState<string | null>()
  // The largest that the quote reaches, until the user chooses another one or none.
  const coupon = lead.availableCoupons.find(({ couponCode, usable }) =>
    chosen === undefined ? usable : couponCode === chosen,
  )
  const discount = (isOpen && coupon ? discountOf(coupon, quote.totalAmount) : null) ?? quote.discount
  const payable = payableOf(quote.totalAmount, discount)
  const accept = useAct('demand POST /lead/quote/accept', {
    once: true,
    ask: `确认接受该报价，金额 ${formatMoney(payable)}？`,
    ok: '已接受报价',
    dialog: ['E1009', 'E1014', 'E1015'],
    done: onChanged,
    stale: onChanged,
  })
  // The address in the answer is good for ten minutes, the page may stand longer.
  const pdf = useAct('demand GET /lead/detail', {
    done: ({ quotes }) => {
      const { pdfUrl, quoteNo } = quotes.find((one) => one.quoteNo === quote.quoteNo) ?? quote
      return showFile(pdfUrl, `报价单_${quoteNo}.pdf`)
    },
  })
  const left = diffDays(today, quote.validUntil)
  return (
    <SectionCard
      title={`报价单 ${quote.quoteNo}（第${quote.version}版）`}
      more='PDF'
      onMore={() => void pdf.run({ leadNo: lead.leadNo })}
    >
      <Ends>
        <Money value={quote.totalAmount} size='s' />
        <Status status={quoteStatus[quote.status]} />
      </Ends>
      {quote.items.map((item, index) => (
        <Ends key={index} top={8}>
          <span className='fs-14 break'>
            {item.name} × {item.qty}
          </span>
          <span className='fs-14 num nowrap'>{formatAmount(item.amount)}</span>
        </Ends>
      ))}
      {isOpen && <CouponPick coupons={lead.availableCoupons} chosen={coupon} onChoose={setChosen} />}
      {!isZeroMoney(discount) && (
        <KeyValue
          className='mt8'
          items={[
            ['优惠券', formatMoney(negateMoney(discount))],
            ['应付', formatMoney(payable)],
          ]}
        />
      )}
      {quote.remark !== '' && <div className='fs-13 t3 mt8 break'>{quote.remark}</div>}
      {quote.rejectReason !== null && <div className='fs-13 t3 mt8 break'>{quote.rejectReason}</div>}
      <div className='fs-13 t3 mt8 num'>
        有效期至 {quote.validUntil}
        {quote.status === 'open' && left >= 0 && (left === 0 ? '，今天到期' : `，还剩 ${left} 天`)}
      </div>
      {isOpen && (
        <Row gap={12} top={12} to='end'>
          <Button kind='outline' onTap={() => setRejecting(true)}>
            不接受
          </Button>
          <Button
            kind='filled'
            loading={accept.busy}
            onTap={() => accept.run({ ...of, ...(coupon && { couponCode: coupon.couponCode }) })}
          >
            接受报价
          </Button>
        </Row>
      )}
      {isRejecting && <RejectSheet of={of} onClose={() => setRejecting(false)} onDone={onChanged} />}
    </SectionCard>
  )
}
