import { useState, type ReactNode } from 'react'
import type { Out } from '@contract'
import { AccountBar, withAccount } from '@/shared/customer'
import { ListPage, tabs, useFilters } from '@/blocks'
import { useMeterChoice } from '@/shared/meter'
import { serverNow } from '@/platform/time'
import { usePaged } from '@/request'
import { goTo } from '@/routes/go'
import { AgeLine, AgeWords, EstimateMark } from '@/shared/age'
import { Button, Card, Chart, Ends, Figures, Item, Money, Percent, Row, Status, Tag, Volume } from '@/ui'
import { dateAt } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { statementStatus } from '@domain/statuses/statement'
import type { ViewParams } from '@/routes/table'
import { SaveTable } from '../SaveTable'
import { NoMeterPage } from '../NoMeterPage'
import { CompareSheet } from './CompareSheet'
import { lastYears, placeOf, yearBars, type Month } from './months-look'

/** 月账单: usage month by month, two of them side by side (A 6.6). */
export const MonthListView = withAccount(function MonthListView({
  meterId,
  year,
}: ViewParams<'/pages/manager-energy/manager-energy-info/monthly-bill'>) {
  const years = lastYears(dateAt(serverNow()))
  const filters = useFilters(
    [
      tabs(
        'year',
        years.map((key) => ({ key, label: `${key}年` })),
      ),
      useMeterChoice(),
    ],
    { meterId, ...(year !== undefined && { year: String(year) }) },
  )
  const shownYear = filters.values['year'] ?? years[0] ?? ''
  const input = { ...filters.input, year: shownYear }
  const list = usePaged('energy GET /monthBill/list', input, { handles: ['A2101'] })
  const [ticked, setTicked] = useState<readonly Month[] | null>(null)
  const tick = (month: Month, on: boolean) =>
    setTicked((before) => {
      const others = (before ?? []).filter(({ statementId }) => statementId !== month.statementId)
      // A third one takes the place of the first.
      return on ? [...others.slice(-1), month] : others
    })
  if (list.error?.is('A2101')) return <NoMeterPage chips={filters.chips} />
  const [first, second] = ticked ?? []
  return (
    <ListPage
      list={list}
      filters={filters}
      head={
        <>
          <AccountBar />
          {first && second && <CompareSheet months={[first, second]} onClose={() => setTicked([])} />}
          {list.first && list.rows.length > 0 && (
            <Year year={shownYear} sum={list.first.yearSum}>
              <Button kind='text' size='small' onTap={() => setTicked(ticked === null ? [] : null)}>
                {ticked === null ? '对比两个月' : '取消对比'}
              </Button>
            </Year>
          )}
        </>
      }
      keyOf={({ statementId }) => statementId}
      item={(month) => (
        <MonthRow
          month={month}
          tick={
            ticked === null
              ? undefined
              : {
                  checked: ticked.some(({ statementId }) => statementId === month.statementId),
                  onChange: (on) => tick(month, on),
                }
          }
        />
      )}
      empty='暂无月账单'
    />
  )
})

type YearSum = Out<'energy GET /monthBill/list'>['yearSum']

interface YearProps {
  year: string
  sum: YearSum
  children: ReactNode
}

function Year({ year, sum, children }: YearProps) {
  return (
    <Card>
      <Figures
        items={[
          { label: `${year}年结算气量`, value: <Volume value={sum.volume} /> },
          { label: '结算金额', value: <Money value={sum.amount} /> },
        ]}
      />
      <AgeLine of={sum} className='mt8' />
      <div className='mt12'>
        <Chart
          kind='bars'
          points={yearBars(sum.months, year, sum.running)}
          unit='m³'
          name='月用气'
          pointName='月份'
          height={140}
          summary={`${year}年月用气柱状图，合计${formatVolume(sum.volume)}`}
        />
      </div>
      <Ends>
        {children}
        <SaveTable
          name={`月账单${year}`}
          head={['账期', '结算气量(m³)', '结算金额(元)', '完整度(%)', '含估算(m³)']}
          rows={() =>
            sum.months.map((one) => [one.billMonth, one.volume, one.amount, String(one.whole), one.estimatedVolume])
          }
        />
      </Ends>
    </Card>
  )
}

interface RowProps {
  month: Month
  tick: { checked: boolean; onChange: (on: boolean) => void } | undefined
}

function MonthRow({ month, tick }: RowProps) {
  const title = formatMonth(month.billMonth)
  return (
    <Item
      tick={tick && { ...tick, label: title }}
      onTap={() => (tick ? tick.onChange(!tick.checked) : void goTo(placeOf(month)))}
    >
      <Ends>
        <Row gap={8}>
          <span className='fs-15 fw-m'>{title}</span>
          {month.billVersion === 'OLD' && <Tag tone='muted'>旧</Tag>}
        </Row>
        <Money value={month.amount} size='xs' />
      </Ends>
      <Ends className='fs-12 t3'>
        <span>
          <Volume value={month.volume} />
          <EstimateMark of={month} />
          {month.yoyPct !== null && (
            <>
              {' · 同比 '}
              <Percent value={month.yoyPct} change />
            </>
          )}
        </span>
        <Status status={statementStatus[month.state]} />
      </Ends>
      <AgeWords of={month} />
    </Item>
  )
}
