import { formatMoment } from '@domain/date-format'
import { useLink, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Ends, ErrorBlock, Fact } from '@/ui'
import { outcomeText } from '../lottery-text'
import { ProofFacts, VerdictTag } from '../parts/ProofFacts'
import type { Campaign } from '../types'

/** The customer's last draw, computed again at once (E-L-08). */
export function LastDraw({ campaign: { campaignId, prizes } }: { campaign: Campaign }) {
  const today = useToday()
  const read = useRead('default GET /crmgas/lottery/proof', { campaignId, pageSize: 1 }, { refresh: 'show' })
  const last = read.data?.list[0]
  const open = useLink('/subPagesB/pages/lotteryDraw/detail', {
    campaignId,
    tab: 'mine',
    ...(last?.winId != null && { winId: last.winId }),
  })
  if (read.state === 'error' && !read.data)
    return (
      <Card label='最近一次抽奖'>
        <ErrorBlock small text={read.error?.message} onRetry={() => void read.reload()} />
      </Card>
    )
  if (!read.data || !last) return null
  const { published } = read.data
  return (
    <Card label='最近一次抽奖'>
      <Ends className='fs-13 t3'>
        <span className='num'>第 {last.drawNo} 签</span>
        <span className='num'>{formatMoment(last.drawnAt, today)}</span>
      </Ends>
      <Fact className='mt8' big value={last.prizeName} note={outcomeText(last)} />
      {last.winId !== null && open && (
        <Button kind='outline' block className='mt12' onTap={open}>
          {last.service === 'COUPON' ? '查看优惠券' : '去领取'}
        </Button>
      )}
      <Ends className='mt16'>
        <h2 className='fs-15 fw-m'>为什么是这个结果</h2>
        <VerdictTag published={published} drawn={last} />
      </Ends>
      <ProofFacts {...{ campaignId, prizes, published }} drawn={last} />
    </Card>
  )
}
