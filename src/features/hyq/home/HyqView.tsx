import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { hyqPeriodStatus } from '@domain/statuses/hyq'
import { PageFrame, useLinks, useToday } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Banner, useBanners } from '@/shared/banner'
import { ShareButton } from '@/shared/share'
import { alert, Button, Card, Cell, CellGroup, confirm, Empty, Ends, SectionCard, Status } from '@/ui'
import { Benefits } from '../parts/Benefits'
import { ReportCard } from '../parts/ReportCard'
import { SurveyPage } from '../parts/survey/SurveyPage'
import type { Submitted } from '../parts/survey/use-survey'
import { useQuarterShare } from '../parts/use-quarter-share'
import type { Current, Period } from '../types'

const DRAW = '/subPagesB/pages/lotteryDraw/index'
const INFORMATION = '/subPages/my-message/hyqInformation'

/** 惠用气 (E 6.18): the report of the quarter, its survey, quarters before. */
export function HyqView({ survey }: ViewParams<'/subPagesB/pages/hyq'>) {
  const read = useRead('default GET /small/hyq/current', undefined, { refresh: 'old' })
  const past = usePaged('default GET /small/hyq/list', {})
  const banners = useBanners('hyq')
  const [isAsking, setAsking] = useState(survey === '1')
  const period = read.data?.period
  const share = useQuarterShare(period)
  const close = () => setAsking(false)
  const { to } = useLinks()
  const done = async (answer: Submitted) => {
    close()
    const draw = to(DRAW, answer.campaignId === null ? undefined : { campaignId: answer.campaignId })
    if (await showDone(answer, draw !== undefined)) draw?.()
  }
  if (isAsking && period && isOpen(read.data))
    return <SurveyPage hyqId={period.hyqId} onDone={(answer) => void done(answer)} onClose={close} />
  return (
    <PageFrame
      spaced
      of={[read, past]}
      until={[banners.read]}
      {...(read.data && !period && { empty: <Empty text='暂无惠用气活动' /> })}
    >
      {read.data && period && (
        <>
          <Banner items={banners.items} className='mb12' />
          <Quarter of={read.data} period={period} past={past.rows} onSurvey={() => setAsking(true)} />
          <div className='gutter'>
            <ShareButton of={share} />
          </div>
        </>
      )}
    </PageFrame>
  )
}

const isOpen = (current: Current | undefined): boolean => current?.period?.status === 'published' && !current.responded

interface QuarterProps {
  of: Current
  period: Period
  past: readonly Period[]
  onSurvey: () => void
}

function Quarter({ of, period, past, onSurvey }: QuarterProps) {
  const links = useLinks()
  const before = past.filter(({ hyqId }) => hyqId !== period.hyqId)
  return (
    <>
      <Card>
        <Ends gap={8}>
          <h2 className='fs-17 fw-b break grow'>{period.quarter}</h2>
          <Status status={hyqPeriodStatus[period.status]} />
        </Ends>
        <div className='fs-14 t2 mt4 break'>{period.title}</div>
        {of.nps !== null && <div className='fs-13 t3 mt4 num'>本季客户净推荐值 {of.nps}</div>}
      </Card>
      <ReportCard period={period} report={of.report} more={links.to(INFORMATION, { hyqId: period.hyqId })} />
      <SurveyCard of={of} period={period} onSurvey={onSurvey} />
      <Benefits items={of.benefits} />
      {before.length > 0 && (
        <CellGroup title='往期'>
          {before.map(({ hyqId, quarter, title }) => (
            <Cell key={hyqId} title={quarter} subtitle={title} onTap={links.to(INFORMATION, { hyqId })} />
          ))}
        </CellGroup>
      )}
    </>
  )
}

function SurveyCard({ of, period, onSurvey }: Omit<QuarterProps, 'past'>) {
  const today = useToday()
  const { responded, rewardChances } = of
  return (
    <SectionCard title='满意度调研'>
      {responded || period.status !== 'published' ? (
        <div className='fs-14 t2 mt4'>{responded ? '已参与，感谢您的反馈' : '本期调研已结束'}</div>
      ) : (
        <>
          <div className='fs-14 t2 mt4'>
            {rewardChances > 0 ? `参与调研，赢${rewardChances}次抽奖机会` : '约1分钟，您的意见将用于改进服务'}
          </div>
          {period.endAt !== null && <div className='fs-12 t3 num mt4'>{formatMoment(period.endAt, today)}截止</div>}
          <Button className='mt12' block onTap={onSurvey}>
            参与调研
          </Button>
        </>
      )}
    </SectionCard>
  )
}

/** What came of the answers (E-H-05, E-H-06); answers whether the user goes on to the draw. */
async function showDone({ chances, ticketNo }: Submitted, canDraw: boolean): Promise<boolean> {
  const content = [
    '感谢您的参与',
    chances > 0 && `获得${chances}次抽奖机会`,
    ticketNo !== null && `我们将在1个工作日内与您联系，工单${ticketNo}`,
  ]
    .filter(Boolean)
    .join('。')
  if (chances > 0 && canDraw) return confirm({ title: '已提交', content, confirmText: '去抽奖', cancelText: '知道了' })
  await alert(content, { title: '已提交', cancelText: null, confirmText: '知道了' })
  return false
}
