import { formatMonth, formatMonthShort } from '@domain/date-format'
import { grouped } from '@domain/decimal-text'
import { formatChange } from '@domain/percent'
import { formatVolume } from '@domain/volume'
import { AgeLine } from '@/shared/age'
import { showFile } from '@/shared/file'
import { Button, Card, Chart, Empty, Figures, KeyValue, Money, NoticeBar, Price, SectionCard, Volume } from '@/ui'
import type { Period, Report } from '../types'

interface ReportCardProps {
  period: Period
  report: Report | null
  /** With its months and what it suggests; else the figures alone. */
  whole?: boolean
  more?: (() => void) | undefined
}

/** 我的用气报告 (E-H-09): settled months of a quarter. */
export function ReportCard({ period, report, whole = false, more }: ReportCardProps) {
  if (report === null)
    return (
      <SectionCard title='我的用气报告'>
        <Empty small text='本季没有可显示的已结算月份' />
      </SectionCard>
    )
  return (
    <>
      <SectionCard title='我的用气报告' {...(more && { more: '查看报告', onMore: more })}>
        <div className='fs-12 t3 num'>
          {formatMonth(report.from)}至{formatMonth(report.to)}，已结算月份
        </div>
        <Figures
          className='mt8'
          items={[
            ...(report.volume === null ? [] : [{ label: '用气量', value: <Volume value={report.volume} /> }]),
            ...(report.amount === null ? [] : [{ label: '气费', value: <Money value={report.amount} /> }]),
          ]}
        />
        <KeyValue
          className='mt8'
          items={[
            ['用气量同比', report.volume !== null && formatChange(report.volumeYoY)],
            ['气费同比', report.amount !== null && formatChange(report.amountYoY)],
            ['平均气价', report.avgPrice !== null && <Price value={report.avgPrice} />],
            ['同类企业', report.volume !== null && rankText(report)],
            ['减少二氧化碳', report.co2SavedKg !== null && `${grouped(report.co2SavedKg)} kg，较燃煤估算`],
          ]}
        />
        {report.missing.length > 0 && (
          <NoticeBar inset tone='warning'>
            {`${report.missing.map(formatMonth).join('、')}未结算，未计入`}
          </NoticeBar>
        )}
        <AgeLine of={report} className='mt8' />
        {whole && (
          <Button
            className='mt12'
            kind='outline'
            block
            icon='pdf'
            onTap={() => showFile(report.paperUrl, `${period.quarter}用气报告.pdf`)}
          >
            打印报告
          </Button>
        )}
      </SectionCard>
      {whole && report.volume !== null && <Months report={report} />}
      {whole && report.advices.length > 0 && (
        <SectionCard title='用气建议'>
          {report.advices.map((advice) => (
            <div key={advice} className='fs-14 mt8'>
              {advice}
            </div>
          ))}
        </SectionCard>
      )}
    </>
  )
}

const rankText = ({ rankPercent }: Report): string =>
  rankPercent === null ? '可比企业不足20家，暂不排名' : `节气表现超过${rankPercent}%的同类企业`

const Months = ({ report }: { report: Report }) => (
  <Card label='近12个月用气量'>
    <Chart
      kind='bars'
      points={report.months.map(({ month, volume }) => ({
        key: month,
        label: formatMonthShort(month),
        title: formatMonth(month),
        value: volume,
      }))}
      unit='m³'
      name='月用气'
      pointName='月份'
      height={140}
      summary={`近12个月用气柱状图，本季合计${formatVolume(report.volume)}`}
    />
  </Card>
)
