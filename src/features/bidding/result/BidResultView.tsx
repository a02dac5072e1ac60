import { formatMoment } from '@domain/date-format'
import { linkTo, ResultPage, useToday } from '@/blocks'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { offerText } from '../bid-text'

const HEADLINES = { SIGNUP: '报名成功', BID: '报价已生效', WITHDRAW: '已撤回' } as const
/** A result leaves nothing behind that leads back to it. */
const THERE = { replace: true } as const

/** 提交结果 (B 6.2). */
export function BidResultView({ ngId, bidNo, scene }: ViewParams<'/subPagesB/pages/ng-package/submit-result'>) {
  const read = useRead('sqdev GET /ng/bid/detail', { bidNo }, { freshFor: 0 })
  const data = read.data
  const today = useToday()
  const activity = linkTo(addressOf('/subPagesB/pages/ng-package/detail', { ngId }), THERE)
  const list = linkTo(addressOf('/subPagesB/pages/ng-package/ng-package', {}), THERE)
  const isDraw = data?.bid.offer != null && data.bid.offer.lots !== null
  const isWaiting = data?.bid.state === 'WAIT_MARGIN'
  return (
    <ResultPage
      of={read}
      kind={isWaiting ? 'pending' : 'success'}
      headline={isWaiting ? '待缴保证金' : isDraw && scene === 'BID' ? '已参与摇号' : HEADLINES[scene]}
      text={data && scene !== 'WITHDRAW' ? `${formatMoment(data.publishAt, today)} 公布结果` : ''}
      facts={[
        ['活动', data?.name],
        [isDraw ? '申购' : '报价', data?.bid.offer && offerText(data.bid.offer)],
        [isDraw ? '申购时间' : '报价时间', data?.bid.offer?.rankTime],
        ['签号', isDraw && '截止后统一编号，在活动详情里查看'],
      ]}
      {...(activity && { primary: { text: '查看活动', onTap: activity } })}
      {...(list && { secondary: { text: '返回专区', onTap: list } })}
    />
  )
}
