import { useState } from 'react'
import { passedText } from '@domain/package/cycles'
import { formatShare, sharePercent } from '@domain/percent'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { DetailPage, useLink, useMay } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Card, Chips, Empty, Ends, Figures, NoticeBar, Progress, Row, Status, Volume } from '@/ui'
import { DeviationBadge } from '../parts/cycle/DeviationBadge'
import { spanText } from '../package-text'
import { WholeOfCycle } from '../parts/cycle/WholeOfCycle'
import { SettlementCard } from '../parts/cycle/SettlementCard'
import { Cockpit, useCockpit } from './Cockpit'
import { DayChart } from './DayChart'
import { DayRows } from './DayRows'
import { daysOf, knownDays, type Period } from './days'

const DETAIL = 'taocan GET /trade/extract/periodDetail'
const ALL = { key: '', label: '全部表具' }

/** 周期提气明细 (B 6.1): the days of one cycle. */
export function PeriodDetailView({
  childNo,
}: ViewParams<'/subPagesB/pages/gas-package/periodic-extraction-vol-details'>) {
  const read = useRead(DETAIL, { childNo }, { refresh: 'show' })
  const hasCockpit = read.data !== undefined && isRunning(read.data)
  // It stands above the days, and is as high as what it says.
  const cockpit = useCockpit(childNo, hasCockpit)
  return (
    <DetailPage spaced read={read} {...(hasCockpit && { until: [cockpit] })} footer={(of) => <Foot of={of} />}>
      {(of) => (
        <>
          <Head of={of} />
          {/* An element of its own: the mini-program sends it alone. */}
          <div>{isRunning(of) && <Cockpit read={cockpit} childNo={childNo} name={of.child.name} />}</div>
          <Days of={of} />
          {/* An element of its own: the mini-program sends it alone when the settlement comes. */}
          <div>
            <Settled childNo={childNo} isDone={of.child.state === 'SETTLED' || of.child.state === 'WAIT_SUPPLEMENT'} />
          </div>
        </>
      )}
    </DetailPage>
  )
}

/** A change while it runs; why it is far off its line, while a case asks for that. */
function Foot({ of: { canChange, caseId, child } }: { of: Period }) {
  const [mayChange, mayReport] = [useMay('model:PACKAGE_EXTRACT'), useMay('model:DEVIATION_REPORT')]
  const change = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo: child.childNo })
  const report = useLink('/subPages/my-message/reasonReporting', { caseId: caseId ?? '' })
  const reporting = caseId !== null && mayReport && report ? { text: '上报原因', onTap: report } : undefined
  if (canChange && mayChange && change)
    return <BottomBar secondary={reporting} primary={{ text: '申请变更', onTap: change }} />
  return reporting ? <BottomBar primary={reporting} /> : null
}

/** A cycle that takes gas, or will. */
const isRunning = ({ child: { state } }: Period): boolean => state === 'PAID' || state === 'EXTRACTING'

/** The cycle, all that may be taken and what was, and how that compares with its line. */
function Head({ of }: { of: Period }) {
  const { child } = of
  const taken = sharePercent(of.extracted, of.total)
  const order = useLink('/subPagesB/pages/gas-package/order-details-zi', { childNo: child.childNo })
  return (
    <>
      {!isZeroVolume(of.overPart) && (
        <NoticeBar tone='warning'>{`本周期包外用气 ${formatVolumeNumber(of.overPart)} m³`}</NoticeBar>
      )}
      <Card onTap={order}>
        <Ends gap={8}>
          <span className='fs-16 fw-b left break'>
            {of.orderName} {child.name}
          </span>
          <Status status={childOrderStatus[child.state]} />
        </Ends>
        <div className='fs-12 t3 num left mt4'>
          {spanText(child)}（{child.days}天）
        </div>
        <div className='fs-13 t3 left mt8'>已提气量</div>
        <div className='left'>
          <Volume value={of.extracted} size='l' />
        </div>
        <Progress className='mt8' value={Number(taken ?? '0') / 100} label={`已提${formatShare(taken)}`} />
        <Row wrap gap={8} top={8}>
          <DeviationBadge rate={of.rate} />
          {of.line !== null && (
            <span className='fs-12 t3 num'>
              进度线 {formatVolumeNumber(of.line)} m³（{passedText({ ...of, days: child.days })}）
            </span>
          )}
        </Row>
        <div className='hr' />
        <Figures
          items={[
            { label: '可提总量', value: <WholeOfCycle of={{ ...child, total: of.total }} /> },
            { label: '剩余', value: <Volume value={of.remaining} /> },
          ]}
        />
        <div className='hr' />
        <Figures
          items={[
            { label: '剩余天数', value: `${of.daysLeft} 天` },
            { label: '日均可提', value: <Volume value={of.perDay} /> },
          ]}
        />
      </Card>
    </>
  )
}

/** All meters or one of them. */
function Days({ of }: { of: Period }) {
  const [meterId, setMeter] = useState('')
  const days = daysOf(of, meterId)
  if (knownDays(of.days).length === 0) return <Empty text='本周期尚未开始提气' />
  return (
    <>
      {of.meters.length > 1 && (
        <Chips
          label='表具'
          items={[ALL, ...of.meters.map((meter) => ({ key: meter.meterId, label: meter.name }))]}
          active={meterId}
          onChange={setMeter}
        />
      )}
      <DayChart key={meterId} name={of.child.name} days={days} hasPlan={meterId === ''} />
      <DayRows days={days} meters={of.meters} />
    </>
  )
}

/** After the end: what became of it. */
function Settled({ childNo, isDone }: { childNo: string; isDone: boolean }) {
  const read = useRead('taocan GET /trade/order/childDetail', { childNo }, { enabled: isDone, handles: 'all' })
  const settlement = isDone ? read.data?.settlement : null
  return settlement ? <SettlementCard settlement={settlement} /> : null
}
