import { ngActivityStatus, pricingRules } from '@domain/statuses/bidding'
import type { DateText } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { cycleTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { DetailPage, Shape, useLink, useToday } from '@/blocks'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Card, CellGroup, Cell, CountDown, Ends, KeyValue, NoticeBar, SectionCard, Status, Steps } from '@/ui'
import { deliveryText, explanation, priceRange } from '../bid-text'
import type { Activity } from '../types'
import { Foot } from './Foot'
import { OwnCard } from './OwnCard'

/** ms before the close in which the page asks again, and how often. */
const LAST = 300_000
const AGAIN = 10_000

const isClosing = ({ state, closeAt }: Activity): boolean =>
  state === 'OPEN' && Date.parse(closeAt) - serverNow() < LAST

/** 竞购详情 (B 6.2). */
export function ActivityView({ ngId }: ViewParams<'/subPagesB/pages/ng-package/detail'>) {
  const today = useToday()
  const read = useRead(
    'sqdev GET /ng/activity/detail',
    { ngId },
    {
      gone: ['2902'],
      refresh: 'show',
      freshFor: 0,
      every: (now) => now !== undefined && isClosing(now) && AGAIN,
    },
  )
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[150, 130, 260]} />}
      footer={(one) => <Foot of={one} onChanged={read.reload} />}
    >
      {(one) => (
        <>
          <Head of={one} onEnd={() => void read.reload()} />
          {one.cancelReason !== null && (
            <NoticeBar tone='warning'>活动已取消：{one.cancelReason}，保证金已退还</NoticeBar>
          )}
          <How of={one} />
          {one.myBid && <OwnCard of={one} bid={one.myBid} />}
          <SectionCard title='本期' extra={`参与 ${one.participants} 家`}>
            <KeyValue items={facts(one, today)} />
          </SectionCard>
          {one.seedHash !== null && <Fair hash={one.seedHash} />}
          <Rules of={one} />
        </>
      )}
    </DetailPage>
  )
}

const STEPS = ['报名', '竞购', '公示', '确认']
/** Place of the step that an activity is at; past the last one all are done. */
const STEP_OF = {
  NOT_STARTED: 0,
  SIGNUP: 0,
  OPEN: 1,
  CLEARING: 2,
  PUBLISHED: 3,
  FINISHED: 4,
  CANCELLED: 0,
  FAILED: 2,
} as const

function Head({ of: one, onEnd }: { of: Activity; onEnd: () => void }) {
  const today = useToday()
  const { next, myBid, state } = one
  return (
    <Card>
      <Ends>
        <span className='fs-17 fw-b break'>{one.name}</span>
        <Status status={ngActivityStatus[state]} />
      </Ends>
      {next && (
        <Ends top={12}>
          <span className='fs-13 t3 num'>
            {next.text}（{formatMoment(next.at, today)}）
          </span>
          <CountDown className='fs-20 fw-b' until={next.at} onEnd={onEnd} />
        </Ends>
      )}
      {myBid && (state === 'SIGNUP' || state === 'OPEN') && (
        <div className='fs-13 t2 mt4 num'>{formatMoment(myBid.withdrawUntil, today)} 前可撤回</div>
      )}
      <Steps className='mt12' items={STEPS.map((title) => ({ key: title, title }))} current={STEP_OF[state]} />
    </Card>
  )
}

function How({ of: one }: { of: Activity }) {
  return (
    <SectionCard title='怎么定'>
      {explanation(one).map((line, index) => (
        <div key={line} className='fs-14 lh-read break'>
          {index + 1}. {line}
        </div>
      ))}
    </SectionCard>
  )
}

const facts = (one: Activity, today: DateText) =>
  [
    ['总量', formatVolume(one.totalVolume)],
    [one.mode === 'DRAW' ? '固定价' : '报价范围', priceRange(one)],
    ['最小变动', one.priceStep && `${one.priceStep} 元/m³`],
    [
      one.mode === 'DRAW' ? '每手' : '每户可报',
      one.mode === 'DRAW'
        ? formatVolume(one.stepVolume)
        : `${formatVolume(one.minVolume)}–${formatVolume(one.maxVolume)}`,
    ],
    ['每户最多', one.maxLots !== null && `${one.maxLots}手`],
    ['定价', pricingRules[one.pricingRule]],
    ['保证金', `${one.marginRate}%，中标签约后转为订单保证金`],
    ['交付', `${deliveryText(one)}，${cycleTypes[one.cycleType]}`],
    ['报名', `${formatMoment(one.signupStart, today)} 至 ${formatMoment(one.signupEnd, today)}`],
    ['竞购', `${formatMoment(one.openAt, today)} 至 ${formatMoment(one.closeAt, today)}`],
    ['公布结果', formatMoment(one.publishAt, today)],
    ['未中标退保证金', '公布后1小时内到余额'],
  ] as const

function Fair({ hash }: { hash: string }) {
  return (
    <SectionCard title='公平性说明'>
      <KeyValue items={[['种子指纹', hash, { copy: hash }]]} />
      <div className='fs-13 t2 lh-read break'>
        指纹在报名前公布。摇号后公开种子，任何人都能核对指纹并重算每一个签号。
      </div>
    </SectionCard>
  )
}

function Rules({ of: { mode, rules } }: { of: Activity }) {
  const text = useLink('/pages/transaction-process/text', { code: mode === 'DRAW' ? 'NG_DRAW' : 'NG_BID' })
  return (
    <>
      {rules !== '' && (
        <SectionCard title='规则'>
          <div className='fs-14 lh-read break'>{rules}</div>
        </SectionCard>
      )}
      {text && (
        <CellGroup>
          <Cell title='竞购规则' onTap={text} />
        </CellGroup>
      )}
    </>
  )
}
