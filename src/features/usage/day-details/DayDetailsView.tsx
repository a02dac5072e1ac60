import { useState } from 'react'
import { ListPage, PageFrame, useMay } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { holesNote } from '@/shared/age'
import { Chart, Empty, SectionCard, Skeleton, Tabs } from '@/ui'
import { addDays } from '@domain/date'
import { formatVolume } from '@domain/volume'
import type { ViewParams } from '@/routes/table'
import { channelTabs, dayPoints, meterOf, meterTabs, type DayMeter } from './day-model'
import { DayItem } from './DayItem'
import { DaySum } from './DaySum'
import { ReadingCard } from './ReadingCard'
import { ReadingsSheet } from './ReadingsSheet'
import { borderDays, type Proven } from './readings'

const CALL = 'default GET /crmgas/bill/dayDetail'
const NOTHING = '该账单无每日明细'
/** A billing month has 31 gas days at most; the chart needs them all. */
const ALL_DAYS = 50

/** 每日用气明细 (A 6.16): first which meters the bill has, then the days of one of them. */
export function DayDetailsView({ billId, meterId }: ViewParams<'/pages/my-bill/details/day-details'>) {
  const heads = useRead(CALL, { billId, pageSize: 1 })
  if (heads.data === undefined) return <PageFrame of={heads} />
  const first = meterOf(heads.data.meters, meterId)
  const { total, readings } = heads.data
  if (first === undefined || total + readings.length === 0) return <PageFrame empty={<Empty text={NOTHING} />} />
  return <Days billId={billId} meters={heads.data.meters} first={first} />
}

interface DaysProps {
  billId: string
  meters: readonly DayMeter[]
  first: DayMeter
}

function Days({ billId, meters, first }: DaysProps) {
  const [meter, setMeter] = useState(first)
  const [channelNo, setChannel] = useState(first.channels[0]?.channelNo)
  const input = { billId, meterId: meter.meterId, ...(channelNo !== undefined && { channelNo }) }
  const list = usePaged(CALL, input)
  const [proven, setProven] = useState<Proven>()
  const mayRead = useMay('model:ENERGY_VIEW')
  const opens = (of: Proven) => (mayRead ? () => setProven(of) : undefined)
  const channels = channelTabs(meter)
  const choose = (id: string) => {
    const next = meterOf(meters, id) ?? first
    setMeter(next)
    setChannel(next.channels[0]?.channelNo)
  }
  return (
    <ListPage
      spaced
      list={list}

      top={
        <>
          {meters.length > 1 && <Tabs items={meterTabs(meters)} active={meter.meterId} onChange={choose} sticky />}
          {channels.length > 1 && channelNo !== undefined && (
            <Tabs items={channels} active={channelNo} onChange={setChannel} />
          )}
        </>
      }
      head={
        <>
          {list.rows.length > 0 && <DayChart input={input} />}
          {list.first?.readings.map((one) => (
            <ReadingCard
              key={`${one.meterId}${one.channelNo}`}
              reading={one}
              onOpen={opens({ ...one, days: borderDays(one) })}
            />
          ))}
          {list.first && <DaySum page={list.first} />}
          {proven && <ReadingsSheet of={proven} meterNo={meter.meterNo} onClose={() => setProven(undefined)} />}
        </>
      }
      keyOf={(row) => `${row.gasDay}${row.meterId}${row.channelNo}`}
      item={(row) => <DayItem row={row} onOpen={opens({ ...row, days: [row.gasDay, addDays(row.gasDay, 1)] })} />}
      empty={list.first?.readings.length ? null : NOTHING}
    />
  )
}

function DayChart({ input }: { input: { billId: string; meterId: string; channelNo?: string } }) {
  const { data, state } = useRead(CALL, { ...input, pageSize: ALL_DAYS }, { handles: 'all' })
  // Without the chart the rows below say the same.
  if (state === 'error') return null
  const points = dayPoints(data?.list ?? [])
  const note = data ? holesNote(data.list, 'DAY', data.estimatedVolume) : ''
  return (
    <SectionCard title='每日用气' extra='单位 m³'>
      {data === undefined ? (
        <Skeleton kind='chart' />
      ) : (
        <Chart
          kind='bars'
          points={points}
          unit='m³'
          name='日用气'
          pointName='日期'
          labelEvery={5}
          summary={`每日用气柱状图，共${points.length}天，合计${formatVolume(data.sum.volume)}`}
          {...(note !== '' && { note })}
        />
      )}
    </SectionCard>
  )
}
