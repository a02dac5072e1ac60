import type { Out } from '@contract'
import { addDays } from '@domain/date'
import { APPOINT_DAYS } from '@domain/statuses/appointment'
import { conclusions, planStatus } from '@domain/statuses/inspection'
import { useState } from 'react'
import { useLink, useMay, useToday } from '@/blocks'
import type { Read } from '@/request'
import { Button, Card, Ends, ErrorBlock, NoticeBar, Row, Skeleton, Status } from '@/ui'
import { PlanSheet } from '../AppointSheet'
import { Door } from '../Door'
import '../inspection.scss'

type Summary = Out<'default GET /crmgas/inspection/summary'>

/** The last visit, the next one with the inspector that comes (Y-35), and what is open (IN-15). */
export function SummaryCard({ read }: { read: Read<Summary> }) {
  const { data } = read
  const stop = useLink('/subPages/my-message/stop-gas', data?.stopId ? { stopId: data.stopId } : {})
  const today = useToday()
  const mayHandle = useMay('model:INSPECTION_HANDLE')
  const [isAsking, setAsking] = useState(false)
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (data === undefined) return <Skeleton kind='card' height={150} />
  const { openCount, nextPlan, lastInspectAt, lastConclusion, daysSince } = data
  // IN-01: a visit is arranged once its term is within reach.
  const mayAppoint = nextPlan !== null && mayHandle && nextPlan.dueFrom <= addDays(today, APPOINT_DAYS)
  return (
    <>
      {data.gasStopped && (
        <NoticeBar tone='danger' {...(stop && { action: '查看', onTap: stop })}>
          重大隐患：已停气，整改复查合格后恢复供气
        </NoticeBar>
      )}
      <Card className='mb12'>
        {data.mayView === '1' && (
          <>
            <Ends>
              <span className='fs-14 t2'>上次安检</span>
              <span className='fs-14 num'>
                {lastInspectAt === null ? '暂无' : `${lastInspectAt.slice(0, 10)}（${sinceText(daysSince ?? 0)}）`}
                {lastConclusion !== null && (
                  <span className={lastConclusion === 'PASS' ? 'c-success' : 'c-warning'}>
                    {` ${conclusions[lastConclusion]}`}
                  </span>
                )}
              </span>
            </Ends>
            {nextPlan !== null && (
              <Ends top={8}>
                <span className='fs-14 t2'>下次安检</span>
                <span className='fs-14 num'>
                  {nextPlan.appointDate !== null && nextPlan.status === 'APPOINTED'
                    ? nextPlan.appointDate
                    : `${nextPlan.dueTo}前${nextPlan.dueTo < today ? '（已逾期）' : ''}`}{' '}
                  <Status status={planStatus[nextPlan.status]} />
                </span>
              </Ends>
            )}
            {mayAppoint && (
              <Row to='end' top={8}>
                <Button kind='outline' size='small' onTap={() => setAsking(true)}>
                  {nextPlan.status === 'APPOINTED' ? '改约' : '去预约'}
                </Button>
              </Row>
            )}
          </>
        )}
        <div className='in-counts'>
          <Count value={openCount.level1} label='重大隐患' tone='c-danger' />
          <Count value={openCount.level2} label='较大隐患' tone='c-warning' />
          <Count value={openCount.level3} label='一般隐患' tone='c-primary' />
          <Count value={data.overdue} label='逾期' tone='c-danger' />
        </div>
      </Card>
      {nextPlan?.status === 'APPOINTED' && data.mayView === '1' && (
        <div className='mb12'>
          <Door refId={nextPlan.planId} enabled />
        </div>
      )}
      {isAsking && nextPlan !== null && (
        <PlanSheet
          planId={nextPlan.planId}
          dueFrom={nextPlan.dueFrom}
          onClose={() => setAsking(false)}
          onChanged={read.reload}
        />
      )}
    </>
  )
}

const sinceText = (days: number): string => (days === 0 ? '今天' : `${days}天前`)

const Count = ({ value, label, tone }: { value: number; label: string; tone: string }) => (
  <div className='in-count sunken'>
    <div className={`fs-20 fw-b num ${value > 0 ? tone : 't3'}`}>{value}</div>
    <div className='fs-12 t3'>{label}</div>
  </div>
)
