import type { Out } from '@contract'
import { DetailPage, PageFrame, useLinks, usePreview } from '@/blocks'
import { useRead } from '@/request'
import { AgeLine, EstimateMark, holesNote } from '@/shared/age'
import { NoMeter } from '@/shared/meter'
import { SettledChannel } from '@/shared/settled'
import { Card, Cell, CellGroup, Chart, Ends, Figures, Money, SectionCard, Status, Volume } from '@/ui'
import { formatMonth, formatSpan, weekdayText } from '@domain/date-format'
import { qualities } from '@domain/statuses/names'
import { statementStatus } from '@domain/statuses/statement'
import { formatVolume, isZeroVolume, sumVolume } from '@domain/volume'
import type { ViewParams } from '@/routes/table'
import { Compared } from '../Compared'
import { SaveTable } from '../SaveTable'

type Single = Out<'energy GET /monthBill/detailSingle'>

const SETTLE = '/pages/manager-energy/settlement/monthly-bill'

/** 单表月账单: one meter, one month, with its registers, prices and days (A 6.8). */
export function SingleMonthView({
  meterId,
  billMonth,
}: ViewParams<'/pages/manager-energy/manager-energy-info/monthly-bill-detail-single'>) {
  const read = useRead(
    'energy GET /monthBill/detailSingle',
    { meterId, billMonth },
    { handles: ['A2101'], refresh: 'show' },
  )
  const preview = usePreview()
  if (read.error?.is('A2101')) return <PageFrame empty={<NoMeter />} />
  return (
    <DetailPage spaced read={read}>
      {(month) => (
        <>
          <Card>
            <Ends>
              <span className='fs-15 fw-m break'>{month.name}</span>
              <Status status={statementStatus[month.statement.state]} />
            </Ends>
            <div className='fs-12 t3 mt4 num'>
              {formatMonth(month.billMonth)} · {formatSpan(month.periodFrom, month.periodTo)} · 表号 {month.meterNo}
            </div>
            <div className='hr' />
            <Figures
              items={[
                {
                  label: '结算气量',
                  value: (
                    <>
                      <Volume value={month.volume} />
                      <EstimateMark of={month} />
                    </>
                  ),
                },
                { label: '结算金额', value: <Money value={month.amount} /> },
              ]}
            />
            <AgeLine of={month} className='mt8' />
          </Card>
          <SectionCard title='读数与计价'>
            {month.lines.map((line) => (
              <SettledChannel
                key={line.channelNo}
                line={line}
                segments={month.segments}
                registers={month.registers}
                isOnly={month.lines.length === 1}
                onPhoto={(url) => preview.show(url, [url])}
              />
            ))}
            {month.otherItems.map(({ name, amount }, at) => (
              <Ends key={at} className='mt8'>
                <span>{name}</span>
                <Money value={amount} />
              </Ends>
            ))}
          </SectionCard>
          <Days month={month} />
          <Compared compare={month.compare} />
          <Doubt month={month} />
          {preview.layer}
        </>
      )}
    </DetailPage>
  )
}

/** A meter read by hand has none. */
function Days({ month: { daily, dayDifference, estimatedVolume, billMonth, name } }: { month: Single }) {
  if (daily.length === 0) return null
  const note = holesNote(daily, 'DAY', estimatedVolume)
  const sum = sumVolume(daily.flatMap(({ volume }) => volume ?? []))
  return (
    <SectionCard title='每日用气'>
      <Chart
        kind='bars'
        points={daily.map(({ gasDay, volume, quality }) => ({
          key: gasDay,
          label: gasDay.slice(5),
          title: `${gasDay.slice(5)} ${weekdayText(gasDay)}`,
          value: volume,
          ...(quality === 'ESTIMATED' && { estimated: true }),
        }))}
        unit='m³'
        name='日用气'
        pointName='日期'
        labelEvery={5}
        summary={`每日用气柱状图，共${daily.length}天，合计${formatVolume(sum)}`}
        {...(note !== '' && { note })}
      />
      {dayDifference !== null && !isZeroVolume(dayDifference) && (
        <div className='fs-12 t3 mt8 num'>
          日用气合计与抄见气量相差 {formatVolume(dayDifference)}，出结算单后补采的日数据不改变本期结算
        </div>
      )}
      <SaveTable
        name={`${name}${billMonth}每日用气`}
        head={['气日', '气量(m³)', '金额(元)', '数据']}
        rows={() => daily.map((day) => [day.gasDay, day.volume, day.amount, qualities[day.quality]])}
      />
    </SectionCard>
  )
}

/** 对读数有疑问: to the statement while it can still be disputed, else to the service. */
function Doubt({ month: { statement } }: { month: Single }) {
  const links = useLinks()
  const kind = statement.scope === 'SINGLE' ? '-single' : ''
  const open =
    statement.state === 'PENDING'
      ? links.to(`${SETTLE}${kind}`, { statementId: statement.statementId })
      : links('/subPages/customer-service/add')
  if (!open) return null
  return (
    <CellGroup>
      <Cell icon='help' title='对读数有疑问' onTap={open} />
    </CellGroup>
  )
}
