import { formatMoment } from '@domain/date-format'
import { formatChange } from '@domain/percent'
import { formatVolume, formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { useLinks, useToday } from '@/blocks'
import { Button, ErrorBlock, Figures, KeyValue, Money, Row, SectionCard, Tag, Volume } from '@/ui'
import { useAssessment, type Assessment } from './use-assessment'

type Result = NonNullable<Assessment['result']>
type Terms = Assessment['terms']

/** 考核 (B 6.5, D-07, D-10): what the month costs beyond its gas, as a formula that can be followed. */
export function AssessmentCard({ groupId, month }: { groupId: string; month: string }) {
  const { data, state, reload } = useAssessment(groupId, month)
  if (state === 'error')
    return (
      <SectionCard title='考核'>
        <ErrorBlock small onRetry={reload} />
      </SectionCard>
    )
  if (!data?.result) return null
  const { result, terms, exemptDays, asOf } = data
  const isFinal = result.status === 'FINAL'
  return (
    <SectionCard title='考核' extra={<Tag tone={isFinal ? 'primary' : 'warning'}>{isFinal ? '已出' : '预估'}</Tag>}>
      <Figures
        items={[
          { label: isFinal ? '考核费' : '预估考核费', value: <Money value={result.fee} /> },
          { label: isFinal ? '实际用气' : '预计全月', value: <Volume value={result.actualVolume} /> },
          { label: '偏差', value: result.deviationRate === null ? '—' : formatChange(result.deviationRate) },
        ]}
      />
      <div className='hr' />
      <KeyValue
        items={[
          ['计划', formatVolume(result.planVolume)],
          ['允许偏差', `±${terms.tolerance}%`],
          ['免考核', exemptDays.length > 0 && `${exemptDays.length} 天，按计划计`],
          ['气量包已补偿', !isZeroVolume(result.packagePenalty) && formatVolume(result.packagePenalty)],
          ...formula(result, terms),
        ]}
      />
      <Fate of={result} asOf={asOf} />
    </SectionCard>
  )
}

/** Both sides of D-07, those that cost something. */
function formula({ mode, overVolume, underVolume, unitPrice }: Result, { overRate, underRate }: Terms) {
  if (mode === 'NOTICE') return []
  const side = (name: string, volume: string, rate: string) =>
    isZeroVolume(volume)
      ? []
      : ([[name, `${formatVolumeNumber(volume)} m³ × ${unitPrice}元 × ${rate}%`]] satisfies [string, string][])
  return [...side('超出部分', overVolume, overRate), ...side('不足部分', underVolume, underRate)]
}

/** Where the fee goes, and what the figures know. */
function Fate({ of: { mode, status, fee, finalAt, revision, statementRoute }, asOf }: { of: Result; asOf: string }) {
  const today = useToday()
  const open = useLinks()(statementRoute)
  const bill = fee === '0.00' ? '本月无考核费' : '计入下一份结算单'
  return (
    <>
      <div className='fs-12 t3 mt8 break'>
        {[
          mode === 'NOTICE' ? '仅提醒，不考核' : status === 'FINAL' && statementRoute === null && bill,
          status === 'ESTIMATED' && '未到的日子按预计用气估算，次月3日起出结果',
          revision > 1 && '数据或原因变更后已更正，差额另计一项',
          finalAt === null ? `数据截至 ${asOf.slice(0, 16).replace('T', ' ')}` : `出账 ${formatMoment(finalAt, today)}`,
        ]
          .filter(Boolean)
          .join('；')}
      </div>
      {open && (
        <Row to='end' className='mt8'>
          <Button size='small' kind='outline' onTap={open}>
            查看结算单
          </Button>
        </Row>
      )}
    </>
  )
}
