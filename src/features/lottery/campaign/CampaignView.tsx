import { useState } from 'react'
import { codes } from '@domain/codes'
import { lotteryStatus } from '@domain/statuses/lottery'
import { DetailPage, ListPage, PageFrame, Shape, useLink, useLinks, useMay } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { ShareButton, type Share } from '@/shared/share'
import { BottomBar, Card, Ends, Fact, Item, KeyValue, SectionCard, Status, Tabs } from '@/ui'
import { periodText } from '../lottery-text'
import { PrizeTable } from '../parts/PrizeTable'
import { useCampaignShare } from '../parts/use-campaign-share'
import type { Campaign } from '../types'
import { Mine } from './Mine'
import { Verify } from './Verify'
import { Winners } from './Winners'

const TABS = { rule: '规则', prize: '概率', winner: '中奖名单', mine: '我的奖品', verify: '公平校验' } as const
type Tab = keyof typeof TABS

type Params = PageParams<'/subPagesB/pages/lotteryDraw/detail'>

/** 活动详情 (E 6.17): rules, odds, winners, own prizes and the proof; without a campaign the prize that is named, or the list of all. */
export function CampaignView({ campaignId, tab, winId, s }: Params) {
  if (campaignId !== undefined) return <One campaignId={campaignId} tab={tab ?? 'rule'} winId={winId} s={s} />
  return winId === undefined ? <All /> : <Own winId={winId} />
}

/** Own prizes alone: messages and to-dos name no campaign, and where the company has left draws out what was won is still claimed. */
function Own({ campaignId, winId }: { campaignId?: string; winId: string | undefined }) {
  const [isBound, isUser] = [useMay('bound'), useMay('login')]
  return (
    <PageFrame spaced title={TABS.mine}>
      <Mine campaignId={campaignId} role={isBound ? 'B' : isUser ? 'N' : 'V'} winId={winId} />
    </PageFrame>
  )
}

/** Campaigns, the newest first. */
function All() {
  const links = useLinks()
  const list = usePaged('default GET /crmgas/lottery/list', {}, { refresh: 'show' })
  return (
    <ListPage
      spaced
      list={list}
      keyOf={({ campaignId }) => campaignId}
      item={(row) => (
        <Item onTap={links.to('/subPagesB/pages/lotteryDraw/detail', { campaignId: row.campaignId })}>
          <Ends>
            <Fact grow value={row.title} note={periodText(row)} />
            <Status status={lotteryStatus[row.state]} />
          </Ends>
        </Item>
      )}
      empty='暂无抽奖活动'
    />
  )
}

interface OneProps {
  campaignId: string
  tab: Tab
  winId: string | undefined
  s: string | undefined
}

function One({ campaignId, tab: first, winId, s }: OneProps) {
  const [tab, setTab] = useState<Tab>(first)
  const read = useRead('default GET /crmgas/lottery/current', { campaignId }, { handles: ['2907'], refresh: 'show' })
  const id = read.data?.campaign?.campaignId ?? ''
  const share = useCampaignShare(read.data?.campaign, s)
  const draw = useLink('/subPagesB/pages/lotteryDraw/index', { campaignId: id })
  if (read.error?.is('2907')) return <Own campaignId={campaignId} winId={winId} />
  return (
    <DetailPage
      read={read}
      skeleton={<Shape heights={[44, 200, 240]} />}
      empty={read.data?.campaign === null ? '活动不存在' : undefined}
      footer={({ campaign }) =>
        campaign?.state === 'running' && draw && <BottomBar primary={{ text: '去抽奖', onTap: draw }} />
      }
    >
      {({ campaign, role }) =>
        campaign && (
          <>
            <Tabs sticky items={codes(TABS).map((key) => ({ key, label: TABS[key] }))} active={tab} onChange={setTab} />
            <div className='mt12'>
              {tab === 'rule' && <Rules campaign={campaign} share={share} />}
              {tab === 'prize' && <PrizeTable prizes={campaign.prizes} />}
              {tab === 'winner' && <Winners campaignId={id} />}
              {tab === 'mine' && <Mine campaignId={campaignId} role={role} winId={winId} />}
              {tab === 'verify' && <Verify campaign={campaign} role={role} />}
            </div>
          </>
        )
      }
    </DetailPage>
  )
}

function Rules({ campaign, share }: { campaign: Campaign; share: Share }) {
  const { title, claimUntil, organizer, organizerPhone, rules, dailyDraws, mostWins } = campaign
  return (
    <>
      <Card>
        <h1 className='fs-20 fw-b break'>{title}</h1>
        <KeyValue
          className='mt8'
          items={[
            ['时间', periodText(campaign)],
            ['领取期限', claimUntil],
            ['抽奖次数', `每户每天最多 ${dailyDraws} 次，最多中奖 ${mostWins} 次`],
            ['主办方', organizer],
            ['联系电话', organizerPhone],
          ]}
        />
      </Card>
      <SectionCard title='活动规则'>
        {rules.split('\n').map((line) => (
          <p key={line} className='fs-14 t2 break mt8'>
            {line}
          </p>
        ))}
      </SectionCard>
      <div className='gutter mt12'>
        <ShareButton of={share} />
      </div>
    </>
  )
}
