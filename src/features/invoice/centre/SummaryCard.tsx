import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { useLink } from '@/blocks'
import { Card, Figures, Money, NoticeBar } from '@/ui'
import './centre.scss'

type Summary = Out<'default GET /crmgas/invoice/summary'>

/** What waits, what was invoiced this month, and what will soon be too late. */
export function SummaryCard({ summary }: { summary: Summary }) {
  const { openCount, openAmount, issuedCount, issuedAmount, redAmount, expiringCount } = summary
  const expiring = useLink('/subPagesB/pages/applyForInvoice/waitInvoice', { expiring: '1' })
  const waiting = useLink('/subPagesB/pages/applyForInvoice/waitInvoice')
  const open = (
    <>
      <div className='fs-13 t3'>{`待开票 ${openCount} 笔`}</div>
      <Money value={openAmount} size='l' />
    </>
  )
  return (
    <Card label='待开票与本月开票'>
      {waiting ? (
        <button type='button' className='ic-open' onClick={waiting}>
          {open}
        </button>
      ) : (
        open
      )}
      <div className='hr' />
      <Figures
        items={[
          { label: `本月已开票 ${issuedCount} 张`, value: <Money value={issuedAmount} /> },
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
