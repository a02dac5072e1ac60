import { formatMoment } from '@domain/date-format'
import { lotterySources, type LotterySource } from '@domain/statuses/lottery'
import { useLinks, useToday, type Link } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Ends, ErrorBlock, Skeleton } from '@/ui'
import type { Campaign } from '../types'

/** 还可抽 n 次, and what brings more (E-L-03). */
export function ChanceCard({ campaign: { campaignId, endAt, state } }: { campaign: Campaign }) {
  const today = useToday()
  const links = useLinks()
  // A chance of the desk cannot be earned.
  const ways: Partial<Record<LotterySource, { text: string; open: Link | undefined }>> = {
    bill_paid: { text: '每按时缴清一张账单得1次', open: links.to('/pages/pay/meters', {}) },
    hazard_closed: {
      text: '每整改销案一项隐患得1次',
      open: links.to('/subPages/inspection-report/inspection-list', { segment: 'hazard' }),
    },
    hyq_survey: { text: '企业首次参与惠用气调研得机会', open: links.to('/subPagesB/pages/hyq', {}) },
  }
  const read = useRead('default GET /crmgas/lottery/myChance', { campaignId }, { refresh: 'show' })
  const own = read.data
  if (own === undefined)
    return (
      <Card label='抽奖机会'>
        {read.state === 'error' ? (
          <ErrorBlock small text={read.error?.message} onRetry={() => void read.reload()} />
        ) : (
          <Skeleton height={96} />
        )}
      </Card>
    )
  return (
    <Card label='抽奖机会'>
      <Ends>
        <span>
          <span className='fs-13 t3'>还可抽 </span>
          <span className='fs-24 fw-b num'>{own.remaining}</span>
          <span className='fs-13 t3'> 次</span>
        </span>
        <span className='fs-12 t3 num'>{formatMoment(endAt, today)}前有效</span>
      </Ends>
      {own.waiting > 0 && <div className='fs-13 t2 mt4'>今天新得 {own.waiting} 次，明天 0 点后可抽</div>}
      {state === 'running' &&
        own.ways.map(({ source, got, most }) => {
          const { text = lotterySources[source], open } = ways[source] ?? {}
          return (
            <Ends key={source} top={8}>
              <span className='fs-14 break'>
                {text}
                <span className='t3 num'>
                  {' '}
                  {got}/{most}
                </span>
              </span>
              {open && got < most && (
                <Button kind='text' size='small' label={`去完成 ${lotterySources[source]}`} onTap={open}>
                  去完成
                </Button>
              )}
            </Ends>
          )
        })}
    </Card>
  )
}
