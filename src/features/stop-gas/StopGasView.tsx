import { useEffect, useState } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { stopGasText, stopKinds } from '@domain/statuses/stop-gas'
import { formatVolume } from '@domain/volume'
import { DetailPage, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { stopSpan } from '@/shared/gas-stop'
import { useCommon } from '@/stores'
import { CountDown, DateText, Empty, Ends, Icon, KeyValue, Row, SectionCard, Status } from '@/ui'
import { ByItself } from './ByItself'
import { StopBar } from './StopBar'
import { StopFoot } from './StopFoot'
import { StopSteps } from './StopSteps'
import { arrearsText, isOver, leftText, lengthText, nextMoment, rules, type Stop, type StopInfo } from './stop-model'
import { OtherStops } from './OtherStops'
import './stop-gas.scss'

const INFO = 'default GET /crmgas/stopGas/info'

/** 停气通知 (B 6.8): when which meters are without gas, what to do before and after, and what the customer has to say to it. */
export function StopGasView({ stopId }: ViewParams<'/subPages/my-message/stop-gas'>) {
  const kept = useCommon(({ stopGasInfo }) => stopGasInfo?.stopId)
  // What was asked for first stays: the store follows this page.
  const [asked] = useState(stopId ?? kept)
  const read = useRead(INFO, asked === undefined ? {} : { stopId: asked }, { refresh: 'show' })
  const stop = read.data?.stopGas ?? null
  useEffect(() => {
    if (!stop) return
    const { stopId: id, state, title } = stop
    // One that is over is no answer to a link without an id: that asks for the most urgent open one.
    useCommon.setState({ stopGasInfo: isOver(stop) ? null : { stopId: id, state, title } })
  }, [stop])
  return (
    <DetailPage
      read={read}
      empty={read.data && stop === null ? <Empty text='当前无停气通知' /> : undefined}
      footer={(info) => info.stopGas && <StopFoot info={info} stop={info.stopGas} onChanged={read.reload} />}
    >
      {(info) =>
        info.stopGas && (
          <>
            <Head stop={info.stopGas} onEnd={() => void read.reload()} />
            <StopBar stop={info.stopGas} meters={info.meters} />
            <Facts info={info} stop={info.stopGas} />
            {!isOver(info.stopGas) && <Advice stop={info.stopGas} />}
            <ByItself info={info} stop={info.stopGas} />
            <OtherStops except={info.stopGas.stopId} />
          </>
        )
      }
    </DetailPage>
  )
}

function Head({ stop, onEnd }: { stop: Stop; onEnd: () => void }) {
  const today = useToday()
  const next = nextMoment(stop)
  return (
    <div className={isOver(stop) ? 'sp-head sp-over' : stop.state === 'STOPPED' ? 'sp-head sp-now' : 'sp-head sp-soon'}>
      <Ends>
        <Row gap={8} className='fs-20 fw-b sp-kind'>
          <Icon name='valve' />
          {stopKinds[stop.kind]}
        </Row>
        <Status status={stopGasText(stop.kind, stop.state)} />
      </Ends>
      <div className='fs-24 fw-b num mt8 sp-when'>{stopSpan(stop, today)}</div>
      <div className='fs-14 t2 break mt4 num'>
        {next && (
          <>
            {next.text} <CountDown until={next.at} format={leftText} onEnd={onEnd} />
            {' · '}
          </>
        )}
        {[stop.reason, stop.area].filter(Boolean).join(' · ')}
      </div>
    </div>
  )
}

function Facts({ info, stop }: { info: StopInfo; stop: Stop }) {
  return (
    <SectionCard title='通知内容'>
      <KeyValue
        items={[
          stop.noticeNo !== null && ['通知编号', stop.noticeNo, { copy: stop.noticeNo }],
          ['通知时间', stop.noticeAt && formatFullMoment(stop.noticeAt)],
          ['计划停气', stop.planStopAt && <DateText value={stop.planStopAt} form='full' />],
          ['计划恢复', stop.planResumeAt && <DateText value={stop.planResumeAt} form='full' />],
          ['实际停气', stop.realStopAt && formatFullMoment(stop.realStopAt)],
          ['实际恢复', stop.realResumeAt && formatFullMoment(stop.realResumeAt)],
          ['停气时长', lengthText(stop)],
          ['日用气上限', stop.limitVolume && formatVolume(stop.limitVolume)],
          stop.kind === 'ARREARS' && ['当前欠费', arrearsText(info)],
          ['受影响区域', stop.area || null],
          ['知悉', stop.ackAt && `${stop.ackName ?? ''} ${formatFullMoment(stop.ackAt)}`.trim()],
          ['复气确认', stop.confirmedAt && formatFullMoment(stop.confirmedAt)],
        ]}
      />
    </SectionCard>
  )
}

function Advice({ stop }: { stop: Stop }) {
  return (
    <>
      {stop.tips.length > 0 && <Steps title='供气单位提示' steps={stop.tips} />}
      {stop.kind !== 'PEAK' && (
        <>
          <StopSteps stopId={stop.stopId} />
          <Steps title='请注意' steps={rules} />
        </>
      )}
    </>
  )
}

const Steps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <SectionCard title={title}>
    {steps.map((step, index) => (
      <Row key={step} gap={8} align='top' className='fs-15 sp-step'>
        <span className='sp-no num'>{index + 1}</span>
        <span className='grow break'>{step}</span>
      </Row>
    ))}
  </SectionCard>
)
