import { useState } from 'react'
import { formatMonth } from '@domain/date-format'
import { formatChange } from '@domain/percent'
import { shiftPeriod, spanOfPeriod, weekOf } from '@domain/usage-period'
import { formatVolume, isZeroVolume } from '@domain/volume'
import { DetailPage, useMay, useToday } from '@/blocks'
import { saveInAddress } from '@/platform/address'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Button, Card, Empty, Ends, Figures, KeyValue, Segment, Volume } from '@/ui'
import { NO_ACCESS, rateText, type Overview } from '../case-look'
import { Days, Projection, TopDays, Ways } from './OverviewParts'

const KINDS = [
  { key: 'WEEK', label: '周' },
  { key: 'MONTH', label: '月' },
] as const

const isWeek = (period: string): boolean => period.includes('W')
const nameOf = (period: string): string =>
  isWeek(period) ? `${period.slice(0, 4)}年第${Number(period.slice(6))}周` : formatMonth(period)

/** 用气概览 (B 6.8, D-11): a week or a month, as far as its days are closed. */
export function OverviewView({ groupId, period: asked }: ViewParams<'/subPages/my-message/gasOverviewConsumption'>) {
  const today = useToday()
  const maySee = useMay('model:ENERGY_VIEW')
  const [period, setPeriod] = useState(asked)
  const read = useRead(
    'demand GET /usage/overview',
    { period, ...(groupId !== undefined && { groupId }) },
    { keepPrevious: true, gone: ['2901'] },
  )
  const move = (next: string) => {
    setPeriod(next)
    saveInAddress({ period: next })
  }
  const turn = (kind: 'WEEK' | 'MONTH') => {
    const end = spanOfPeriod(period)?.to ?? today
    const day = end < today ? end : today
    move(kind === 'WEEK' ? weekOf(day) : day.slice(0, 7))
  }
  const next = shiftPeriod(period, 1)
  const mayGoOn = (spanOfPeriod(next)?.from ?? today) < today
  return (
    <DetailPage
      spaced
      read={read}
      top={
        <div className='gutter mt8'>
          <Segment items={KINDS} active={isWeek(period) ? 'WEEK' : 'MONTH'} onChange={turn} label='周期' />
          <Ends>
            <Button size='small' kind='text' label='上一期' onTap={() => move(shiftPeriod(period, -1))}>
              上一期
            </Button>
            <span className='fs-15 fw-m num'>{nameOf(period)}</span>
            <Button size='small' kind='text' label='下一期' disabled={!mayGoOn} onTap={() => move(next)}>
              下一期
            </Button>
          </Ends>
        </div>
      }
    >
      {(of) =>
        of.total === null ? (
          <Empty text={maySee ? '暂无用气数据' : NO_ACCESS} />
        ) : (
          <>
            <Total of={of} />
            <Projection of={of} />
            <Days of={of} />
            <TopDays of={of} />
            <Ways of={of} />
          </>
        )
      }
    </DetailPage>
  )
}

function Total({ of }: { of: Overview }) {
  const { total, previous, lastYear, plan, rate, level, packageVolume, packageLeft, gaps, dayCount, asOf } = of
  const compared = (one: Overview['previous']) => (one === null ? null : formatChange(one.changePct))
  return (
    <Card>
      <Ends>
        <span className='fs-14 t2 break'>
          {[of.groupName, `${of.from.slice(5)} 至 ${of.to.slice(5)}`].filter(Boolean).join(' · ')}
        </span>
        <span className='fs-12 t3 num'>{`已计 ${dayCount} 天`}</span>
      </Ends>
      <div className='mt8'>
        <Volume value={total} size='l' />
      </div>
      <div className='hr' />
      <Figures
        items={[
          { label: isWeek(of.period) ? '较上周' : '较上月同期', value: compared(previous) ?? '—' },
          { label: '较去年同期', value: compared(lastYear) ?? '—' },
          ...(plan === null
            ? []
            : [
                {
                  label: '较计划',
                  value: <span className={level === 'NORMAL' ? '' : 'c-danger'}>{rateText(rate)}</span>,
                },
              ]),
        ]}
      />
      <div className='hr' />
      <KeyValue
        items={[
          ['同期计划', plan !== null && formatVolume(plan)],
          ['气量包已提', packageVolume !== null && !isZeroVolume(packageVolume) && formatVolume(packageVolume)],
          ['气量包本周期剩余', packageLeft !== null && formatVolume(packageLeft)],
          ['数据不完整', gaps > 0 && `${gaps} 天不与计划比较，补采后会变`],
          ['数据截至', asOf.slice(0, 16).replace('T', ' ')],
        ]}
      />
    </Card>
  )
}
