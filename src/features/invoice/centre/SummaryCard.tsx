import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { useLink } from '@/blocks'
import { Card, Figures, Money, NoticeBar } from '@/ui'

type Summary = Out<'default GET /crmgas/invoice/summary'>

/** What was invoiced this month, what waits, and what will soon be too late. */
export function SummaryCard({ summary }: { summary: Summary }) {
  const { openCount, openAmount, issuedCount, issuedAmount, redAmount, expiringCount } = summary
  const expiring = useLink('/subPagesB/pages/applyForInvoice/waitInvoice', { expiring: '1' })
  return (
    <Card label='本月开票'>
      <div className='fs-13 t3'>{`本月已开票 ${issuedCount} 张`}</div>
      <Money value={issuedAmount} size='l' />
      <div className='hr' />
      <Figures
        items={[
          { label: `待开票 ${openCount} 笔`, value: <Money value={openAmount} /> },
          ...(isPositiveMoney(redAmount) ? [{ label: '本月红冲', value: <Money value={redAmount} /> }] : []),
        ]}
      />
      {expiringCount > 0 && (
        <NoticeBar inset tone='warning' className='mt12' {...(expiring && { action: '去开票', onTap: expiring })}>
          {`即将逾期 ${expiringCount} 笔`}
        </NoticeBar>
      )}
    </Card>
  )
}
