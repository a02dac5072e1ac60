import { formatMonth } from '@domain/date-format'
import { formatAmount, isZeroMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import { useLinks } from '@/blocks'
import { Cell, CellGroup, Chart, Figures, KeyValue, Money, NoticeBar, SectionCard, Volume } from '@/ui'
import { pointsOf, rateText, type Overview } from '../case-look'

/** D-11: what the running month will come to. */
export function Projection({ of: { projection } }: { of: Overview }) {
  if (projection === null) return null
  const { month, volume, rate, fee, outside } = projection
  return (
    <SectionCard title={`${formatMonth(month)}预计`} extra='未到的日子按预计用气'>
      <Figures
        items={[
          { label: '预计全月', value: <Volume value={volume} /> },
          { label: '预计偏差', value: rateText(rate) },
          { label: '预估考核费', value: <Money value={fee} /> },
        ]}
      />
      {outside && (
        <NoticeBar tone='warning'>
          {`预计月末偏差${rateText(rate)}${isZeroMoney(fee) ? '' : `，可能产生考核费约${formatAmount(fee)}元`}`}
        </NoticeBar>
      )}
    </SectionCard>
  )
}

export const Days = ({ of: { days, total, from, to } }: { of: Overview }) => (
  <SectionCard title='每日用气' extra='单位 m³'>
    <Chart
      kind='bars'
      points={pointsOf(days, '')}
      unit='m³'
      name='日用气'
      planName='日计划'
      pointName='日期'
      summary={`${from}至${to}每日用气柱状图，合计${formatVolume(total)}`}
    />
  </SectionCard>
)

export function TopDays({ of: { topDays } }: { of: Overview }) {
  const part = (title: string, days: Overview['topDays']['over']) =>
    days.length > 0 && (
      <SectionCard title={title} extra='实际 / 计划'>
        <KeyValue
          items={days.map(({ date, actual, plan, rate }) => [
            date.slice(5),
            `${formatVolume(actual)} / ${formatVolume(plan)}（${rateText(rate)}）`,
            { key: date },
          ])}
        />
      </SectionCard>
    )
  return (
    <>
      {part('超用最多的日子', topDays.over)}
      {part('少用最多的日子', topDays.under)}
    </>
  )
}

export function Ways({ of: { planMode, groupId, to } }: { of: Overview }) {
  const links = useLinks()
  const group = { groupId: groupId ?? '' }
  const detail =
    planMode === 'NONE'
      ? undefined
      : links.to('/subPagesB/pages/predict-gas/detail', { ...group, month: to.slice(0, 7) })
  const change = planMode === 'DAILY' ? links.to('/pages/predict-gas/predict-gas-change', group) : undefined
  const daily = links('/pages/manager-energy/manager-energy-info/manager-energy-info')
  return (
    <CellGroup>
      {detail && <Cell icon='calendar' title='计划详情' onTap={detail} />}
      {change && <Cell icon='edit' title='调整计划' subtitle='今日、明日的计划还可以改' onTap={change} />}
      {daily && <Cell icon='bars' title='每日用量' onTap={daily} />}
    </CellGroup>
  )
}
