import { useEffect } from 'react'
import { ResultPage, useLinks, usePageShown } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Row, Spinner } from '@/ui'
import { markForRenewal } from '../parts/issued/use-renewal'
import { resultLook } from './result-look'
import { useReadings } from './use-readings'

/** 提交成功 (C 6.7): asks until the invoices are there, for a minute at most. */
export function SubmittedView({ applyId }: ViewParams<'/subPagesB/pages/applyForInvoice/success'>) {
  const read = useRead('default GET /crmgas/invoice/applyDetail', { applyId }, { freshFor: 0, gone: ['2655'] })
  const links = useLinks()
  const status = read.data?.status
  const isOpen = status === 'A0' || status === 'A1'
  const isAsking = useReadings(usePageShown() && isOpen, read.reload)
  useEffect(() => {
    if (status !== undefined) markForRenewal()
  }, [status])
  const look = read.data && resultLook(read.data)
  const list =
    read.data?.sourceEntry === 'TRADE' ? '/pages/invoice/trade-list' : '/subPagesB/pages/applyForInvoice/waitInvoice'
  const again = links(list, { replace: true })
  return (
    <ResultPage
      of={read}
      kind={look?.kind ?? 'pending'}
      headline={look?.headline ?? ''}
      text={isOpen && isAsking ? <Asking text={look?.text ?? ''} /> : look?.text}
      {...(read.data && { amount: read.data.grossTotal })}
      primary={{
        text: '查看发票',
        onTap: () => go('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId }, { replace: true }),
      }}
      {...(again && { secondary: { text: '继续开票', onTap: again } })}
      third={{ text: '返回首页', onTap: () => go('/pages/home/index/index') }}
    />
  )
}

const Asking = ({ text }: { text: string }) => (
  <Row to='centre'>
    <Spinner /> {text}
  </Row>
)
