import { formatFullMoment, formatMoment, formatMonth } from '@domain/date-format'
import { decimal } from '@domain/decimal'
import { formatMoney } from '@domain/money-text'
import { isPositiveMoney } from '@domain/money'
import { electiveStatus } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume-text'
import { DetailPage, useAct, useLink, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Card, Ends, KeyValue, Progress, SectionCard, Status, Timeline } from '@/ui'
import { differenceText, priceLines, shortfallText } from '../elective-text'
import type { RecordDetail } from '../types'
import '../elective.scss'

/** 自选记录详情 (B 6.3): what was chosen, how it runs, what it came to. */
export function RecordView({ recordNo }: ViewParams<'/subPagesB/pages/electiveSquare/record-detail'>) {
  const read = useRead('sqdev GET /elective/record/detail', { recordNo }, { refresh: 'show' })
  return (
    <DetailPage spaced read={read} footer={(one) => <Foot of={one} onChanged={read.reload} />}>
      {(one) => (
        <>
          <Head of={one} />
          {one.settlement && <Settled of={one} settlement={one.settlement} />}
          {one.running && <Running of={one} running={one.running} />}
          <Terms of={one} />
          <SectionCard title='选择记录'>
            <Timeline
              items={one.history.map(({ at, optionName, volume, estimatedAmount, operator }, index) => ({
                key: `${at}-${index}`,
                title: `${optionName} ${formatVolume(volume)}，预估 ${formatMoney(estimatedAmount)}`,
                meta: [formatFullMoment(at), operator].filter(Boolean).join(' '),
              }))}
            />
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: one }: { of: RecordDetail }) {
  const today = useToday()
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>
          {formatMonth(one.month)} {one.optionName}
        </span>
        <Status status={electiveStatus[one.status]} />
      </Ends>
      <KeyValue
        className='mt8'
        items={[
          ['自选编号', one.recordNo, { copy: one.recordNo }],
          ['自选气量', formatVolume(one.volume)],
          ['预估单价', `${one.estimatedPrice} 元/m³`],
          ['预估金额', formatMoney(one.estimatedAmount)],
          ['可修改至', one.canChange && one.closeAt && formatMoment(one.closeAt, today)],
          ['原因', one.cancelReason],
        ]}
      />
    </Card>
  )
}

/** BE-06, BE-07 with their figures. */
function Settled({ of: one, settlement }: { of: RecordDetail; settlement: NonNullable<RecordDetail['settlement']> }) {
  const { finalPrice, actualVolume, takenVolume, settledAmount, missingVolume, shortFee, difference } = settlement
  return (
    <SectionCard title='结算' extra={formatFullMoment(settlement.settledAt)}>
      <KeyValue
        items={[
          ['当月用气（气量包外）', formatVolume(actualVolume)],
          ['按自选价', `${formatVolume(takenVolume)} × ${finalPrice} 元/m³`],
          ['自选金额', formatMoney(settledAmount)],
          ['不足气量', isPositiveMoney(shortFee) && formatVolume(missingVolume)],
          ['少用费', isPositiveMoney(shortFee) && formatMoney(shortFee)],
          ['比公布价', differenceText(difference), { sum: true }],
        ]}
      />
      <div className='es-tip fs-13 mt8'>
        超出自选量的气按公布气价计，与自选金额在同一张账单里。{shortfallText(one.option)}
      </div>
    </SectionCard>
  )
}

function Running({ of: one, running }: { of: RecordDetail; running: NonNullable<RecordDetail['running']> }) {
  const share = Math.min(1, Number(decimal(running.taken).div(decimal(one.volume)).toFixed(3)))
  return (
    <SectionCard title='执行进度' extra={`截至 ${formatFullMoment(running.asOf)}`}>
      <Progress value={share} label={`已计自选气量 ${Math.round(share * 100)}%`} />
      <KeyValue
        className='mt8'
        items={[
          ['已计自选气量', formatVolume(running.taken)],
          ['本月用气（气量包外）', formatVolume(running.used)],
        ]}
      />
    </SectionCard>
  )
}

const Terms = ({ of: { option } }: { of: RecordDetail }) => (
  <SectionCard title='方案'>
    <KeyValue items={[['方案名称', option.name], ...priceLines(option), ['最低用量', `${option.takeRate}%`]]} />
    <div className='fs-12 t3 mt8'>{shortfallText(option)}</div>
  </SectionCard>
)

function Foot({ of: one, onChanged }: { of: RecordDetail; onChanged: () => Promise<void> }) {
  const may = useMay('model:ELECTIVE_ORDER')
  const change = useLink('/subPagesB/pages/electiveSquare/main', { optionId: one.optionId })
  const bills = useLink('/pages/my-bill/list/list')
  const cancel = useAct('sqdev POST /elective/record/cancel', {
    once: true,
    ask: '取消后可在截止前重新选择。确认取消？',
    ok: '已取消',
    dialog: ['42403'],
    done: onChanged,
    stale: onChanged,
  })
  const { recordNo, version } = one
  if (one.canChange && may && change)
    return (
      <BottomBar
        primary={{ text: '修改选择', onTap: change }}
        secondary={{ text: '取消选择', loading: cancel.busy, onTap: () => cancel.run({ recordNo, version }) }}
      />
    )
  return one.status === 'FINISHED' && bills ? <BottomBar primary={{ text: '查看账单', onTap: bills }} /> : null
}
