import { lotteryStatus } from '@domain/statuses/lottery'
import { DetailPage, Shape, useLink } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { ShareButton, type Share } from '@/shared/share'
import { Card, Cell, CellGroup, Empty, Ends, KeyValue, NoticeBar, SectionCard, Status } from '@/ui'
import { periodText } from '../lottery-text'
import { PrizeTable } from '../parts/PrizeTable'
import { useCampaignShare } from '../parts/use-campaign-share'
import type { Campaign, Current } from '../types'
import { ChanceCard } from './ChanceCard'
import { DrawFoot } from './DrawFoot'
import { LastDraw } from './LastDraw'

/** 幸运抽奖 (E 6.16): chances, the last draw with its proof, prizes with their odds. Open to visitors. */
export function LotteryView({ campaignId, s }: PageParams<'/subPagesB/pages/lotteryDraw/index'>) {
  const read = useRead('default GET /crmgas/lottery/current', campaignId === undefined ? {} : { campaignId }, {
    refresh: 'show',
  })
  const id = read.data?.campaign?.campaignId
  const rules = useLink('/subPagesB/pages/lotteryDraw/detail', id === undefined ? {} : { campaignId: id, tab: 'rule' })
  const share = useCampaignShare(read.data?.campaign, s)
  return (
    <DetailPage
      spaced
      read={read}
      actions={id !== undefined && rules ? [{ label: '规则', onTap: rules }] : []}
      skeleton={<Shape heights={[120, 160, 280]} />}
      footer={({ campaign, role }) => campaign && <DrawFoot campaign={campaign} role={role} onChanged={read.reload} />}
    >
      {({ campaign, role }) => (campaign ? <Shown campaign={campaign} role={role} share={share} /> : <Nothing />)}
    </DetailPage>
  )
}

function Nothing() {
  const past = useLink('/subPagesB/pages/lotteryDraw/detail', {})
  return <Empty text='暂无抽奖活动' {...(past && { action: '往期活动', onAction: past })} />
}

function Shown({ campaign, role, share }: { campaign: Campaign; role: Current['role']; share: Share }) {
  const { campaignId, title, state, pauseReason } = campaign
  return (
    <>
      {pauseReason !== null && <NoticeBar tone='warning'>活动已暂停：{pauseReason}</NoticeBar>}
      <Card>
        <Ends>
          <h1 className='fs-20 fw-b break'>{title}</h1>
          <Status status={lotteryStatus[state]} />
        </Ends>
        <KeyValue className='mt8' items={[['时间', periodText(campaign)]]} />
      </Card>
      <div>
        {role === 'B' && <ChanceCard campaign={campaign} />}
        {role === 'B' && <LastDraw campaign={campaign} />}
      </div>
      <PrizeTable prizes={campaign.prizes} />
      <Winners campaign={campaign} />
      <Entrances campaignId={campaignId} isBound={role === 'B'} />
      <div className='gutter'>
        <ShareButton of={share} />
      </div>
    </>
  )
}

/** The latest winners, masked (E-L-09). */
function Winners({ campaign: { campaignId, winners } }: { campaign: Campaign }) {
  const all = useLink('/subPagesB/pages/lotteryDraw/detail', { campaignId, tab: 'winner' })
  if (winners.length === 0) return null
  return (
    <SectionCard title='中奖名单' {...(all && { more: '全部', onMore: all })}>
      {winners.map(({ company, prizeName, at }) => (
        <Ends key={`${company}${at}`} className='fs-14' top={8}>
          <span className='t2 break'>{company}</span>
          <span className='break'>{prizeName}</span>
        </Ends>
      ))}
    </SectionCard>
  )
}

function Entrances({ campaignId, isBound }: { campaignId: string; isBound: boolean }) {
  const mine = useLink('/subPagesB/pages/lotteryDraw/detail', { campaignId, tab: 'mine' })
  const verify = useLink('/subPagesB/pages/lotteryDraw/detail', { campaignId, tab: 'verify' })
  return (
    <CellGroup>
      {isBound && mine && <Cell icon='gift' title='我的奖品' onTap={mine} />}
      {verify && <Cell icon='shield' title='公平校验' subtitle='全部账本公开，可自己重算' onTap={verify} />}
    </CellGroup>
  )
}
