import { useState } from 'react'
import { useAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { AgeLine } from '@/shared/age'
import { EmergencyCard } from '@/shared/hotline'
import { Button, Chart, ErrorBlock, Row, SectionCard, Skeleton } from '@/ui'
import { formatDay } from '@domain/date-format'
import { flowText, hoursText, newestOf, nightBars, nightSummary, watchText, type Nights } from './night-text'

interface Props {
  meterId: string
}

const useNights = (meterId: string) =>
  useRead('btwob GET /usage/nights', { meterId }, { handles: 'all', refresh: 'old' })

/** 疑似泄漏或未关阀 (Y-11): what the nights show, what to do, and the answer after a check. */
export function LeakHint({ meterId }: Props) {
  const read = useNights(meterId)
  const today = useToday()
  const kept = { done: read.reload, stale: read.reload }
  const usual = useAct('btwob POST /usage/nights/answer', {
    ask: '确认已检查阀门和用气设备，夜间流量属正常用气？之后将按新的水平监测。',
    ok: '已确认，将按新的水平监测',
    ...kept,
  })
  const of = read.data
  if (of?.state !== 'SUSPECTED' || of.since === null) return null
  const { since, quietHours, nights } = of
  const newest = newestOf(nights)
  return (
    <>
      <SectionCard title='疑似泄漏或未关阀'>
        <div className='fs-15 break'>
          {`自 ${formatDay(since, today)} 起，非生产时段（${hoursText(quietHours)}）一直有气流过：最近一晚 ${flowText(newest?.flow ?? null)} m³/h，平时约 ${flowText(newest?.level ?? null)} m³/h。`}
        </div>
        <div className='fs-13 t2 mt4 mb8'>请检查阀门是否关严、设备是否停用；恢复正常两晚后提示自动解除。</div>
        <NightChart of={of} />
        <Row to='end' top={8}>
          <Button kind='outline' size='small' loading={usual.busy} onTap={() => void usual.run({ meterId, since })}>
            已检查，属正常用气
          </Button>
        </Row>
      </SectionCard>
      <EmergencyCard title='闻到燃气味，先打电话' note='没有气味时，请先检查阀门和设备；查不出原因可报修。' />
    </>
  )
}

/** The nights of a meter that gives no cause for a hint, or why they are not watched. */
export function NightFlow({ meterId }: Props) {
  const read = useNights(meterId)
  const [isOpen, setOpen] = useState(false)
  const of = read.data
  if (of?.state === 'SUSPECTED') return null
  return (
    <SectionCard title='夜间流量'>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.state === 'loading' && <Skeleton kind='block' height={48} />}
      {of && <div className='fs-14 break'>{watchText(of)}</div>}
      {of && isOpen && <NightChart of={of} />}
      {of?.state === 'WATCHED' && !isOpen && (
        <Button kind='text' size='small' onTap={() => setOpen(true)}>
          {`查看近 ${of.nights.length} 晚`}
        </Button>
      )}
    </SectionCard>
  )
}

function NightChart({ of }: { of: Nights }) {
  return (
    <>
      <Chart
        kind='bars'
        points={nightBars(of.nights)}
        unit='m³/h'
        name='夜间最低流量'
        planName='平时水平'
        offName='高于平时'
        pointName='用气日'
        height={112}
        summary={nightSummary(of.nights)}
      />
      <AgeLine of={of} className='mt8' />
    </>
  )
}
