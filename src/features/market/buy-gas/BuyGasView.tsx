import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money-text'
import { formatVolume } from '@domain/volume'
import { PageFrame, Shape, useLink, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Banner, useBanners } from '@/shared/banner'
import { useAssistant } from '@/shared/question'
import { BottomBar, Card, Chart, Chips, Empty, KeyValue, NoticeBar, SectionCard, Steps } from '@/ui'
import { basisNames, reasonTexts, spreadText, type Recommendation } from '../gas-text'
import { AdviceSheet } from '../parts/AdviceSheet'
import { Questions } from '../parts/Questions'
import { Equipment } from './Equipment'
import { Tried } from './Tried'

const BASES = Object.entries(basisNames).map(([key, label]) => ({ key, label }))
/** From the own usage to the contract; none is marked, the page does not know how far the customer is. */
const STEPS = ['看画像', '选方式', '咨询顾问', '签约用气'].map((title) => ({ key: title, title }))
const NONE_DONE = -1
type Basis = keyof typeof basisNames

/** 好买气 (E 6.7): each way of buying gas priced on the customer's own last twelve months. */
export function BuyGasView({ from }: PageParams<'/subPages/goodBuyGas'>) {
  const [basis, setBasis] = useState<Basis>('mean')
  const [asks, setAsks] = useState(false)
  const read = useRead('default GET /hqw/goodGas/recommend', { basis }, { keepPrevious: true, refresh: 'show' })
  const all = useLink('/pages/goodGasProductList/list')
  const assistant = useAssistant({ q: '怎么买气更划算' })
  return (
    <PageFrame
      spaced
      of={read}
      skeleton={<Shape heights={[120, 320, 320]} />}
      footer={
        <BottomBar
          {...(assistant && { secondary: { text: '问智能助手', onTap: assistant } })}
          primary={{ text: '让顾问联系我', onTap: () => setAsks(true) }}
        />
      }
    >
      {/* An element of its own: the mini-program sends it alone. */}
      <div>{from === undefined && <Head />}</div>
      {read.data && (
        <>
          <Profile of={read.data} />
          {read.data.reason === null && (
            <>
              <Chips label='每月购买量' items={BASES} active={basis} onChange={(key) => setBasis(key as Basis)} />
              <Tried of={read.data} onAll={all} />
            </>
          )}
          <Card label='步骤'>
            <Steps items={STEPS} current={NONE_DONE} />
          </Card>
          <Equipment items={read.data.equipment} />
          <Questions about='气量包怎么买' />
        </>
      )}
      {asks && (
        <AdviceSheet
          about={{ targetType: 'plan', targetId: 'goodBuyGas', source: 'goodBuyGas' }}
          onClose={() => setAsks(false)}
        />
      )}
    </PageFrame>
  )
}

/** What the way here has shown already is left out. */
const Head = () => <Banner items={useBanners('goodBuyGas').items} />

/** 我的用气画像, or why there is none. */
function Profile({ of }: { of: Recommendation }) {
  const today = useToday()
  const { profile, monthly, reason, asOf, missingDays } = of
  if (profile === null) return <Empty small text={reason === null ? reasonTexts.NO_DATA : reasonTexts[reason]} />
  return (
    <SectionCard title='我的用气画像' extra='气量包外用气'>
      {reason !== null && <NoticeBar tone='warning'>{reasonTexts[reason]}</NoticeBar>}
      <Chart
        kind='bars'
        points={monthly.map(({ month, volume }) => ({
          key: month,
          label: `${Number(month.slice(5))}月`,
          title: month,
          value: volume,
        }))}
        unit='m³'
        name='月用气量'
        pointName='月份'
        summary={`${profile.months}个月用气柱状图，合计${formatVolume(profile.volume)}`}
      />
      <KeyValue
        items={[
          [`近${profile.months}个月用气量`, formatVolume(profile.volume)],
          ['月均', formatVolume(profile.avgMonth)],
          ['峰值月', `${profile.peakMonth} ${formatVolume(profile.peakVolume)}`],
          ['波动', spreadText(profile.cv)],
          ['平均单价', profile.avgPrice !== null && `${profile.avgPrice} 元/m³`],
          ['当前到户价', profile.currentPrice !== null && `${profile.currentPrice} 元/m³`],
          ['按公布价合计', of.plain?.total && `¥${formatAmount(of.plain.total)}`],
        ]}
      />
      <div className='fs-12 t3 num mt4'>
        数据截至 {formatMoment(asOf, today)}
        {missingDays > 0 && `，缺 ${missingDays} 天按 0 计`}
      </div>
    </SectionCard>
  )
}
