import { formatMoment } from '@domain/date-format'
import { formatMoney, isZeroMoney } from '@domain/money'
import { formatVolume, formatVolumeNumber, isZeroVolume } from '@domain/volume'
import { useLink, useMay, useToday } from '@/blocks'
import { useRead, type Read } from '@/request'
import { Button, Chart, ErrorBlock, KeyValue, Money, SectionCard, Skeleton, Tag } from '@/ui'
import { adviceOf, leftPoints, marksOf, outlookText, summaryOf, type CockpitOf, type Supplement } from './cockpit-text'

interface Props {
  read: Read<CockpitOf>
  childNo: string
  name: string
}

/** What the cockpit of a cycle is drawn of: its height is known with it. */
export const useCockpit = (childNo: string, enabled: boolean): Read<CockpitOf> =>
  useRead('taocan GET /trade/extract/cockpit', { childNo }, { enabled, handles: 'all', refresh: 'show' })

/** Y-09: how long the gas of a running cycle lasts, what more of it costs now and at the end, and what will be said of it when. */
export function Cockpit({ read, childNo, name }: Props) {
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (!read.data) return <Skeleton kind='card' height={640} />
  return (
    <>
      <Lasts of={read.data} name={name} />
      <Missing of={read.data} childNo={childNo} />
      <Marks of={read.data} />
    </>
  )
}

function Lasts({ of, name }: { of: CockpitOf; name: string }) {
  const today = useToday()
  const isShort = of.forecast !== null && of.forecast.runsOut !== null && !isZeroVolume(of.forecast.missing)
  return (
    <SectionCard title='还能用到哪天' extra={isShort ? <Tag tone='warning'>将提前用完</Tag> : '剩余，单位 m³'}>
      <Chart
        kind='bars'
        points={leftPoints(of)}
        unit='m³'
        name='剩余'
        planName='匀速'
        estimatedName='预计'
        pointName='日期'
        chosen={of.days.filter(({ left }) => left !== null).at(-1)?.date ?? null}
        summary={summaryOf(of, name)}
      />
      <div className='sunken fs-13 t2 num mt8 break'>{outlookText(of)}</div>
      <div className='fs-12 t3 num mt8'>
        近7天日均 {of.meanDay === null ? '--' : formatVolume(of.meanDay)} · 数据截至 {formatMoment(of.asOf, today)}
      </div>
    </SectionCard>
  )
}

function Missing({ of: { supplement, blocked, forecast }, childNo }: { of: CockpitOf; childNo: string }) {
  const mayChange = useMay('model:PACKAGE_EXTRACT')
  const add = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo, type: 'ADD' })
  if (!forecast || (supplement === null && blocked === null)) return null
  return (
    <SectionCard title={`差的 ${formatVolume(forecast.missing)} 怎么办`}>
      {supplement === null ? (
        <div className='fs-13 t2'>{blocked}，不足部分按结算规则计费</div>
      ) : (
        <>
          <Ways of={supplement} />
          {mayChange && add && (
            <div className='mt16'>
              <Button kind='outline' block label={`追加 ${formatVolume(supplement.volume)}`} onTap={add}>
                追加 {formatVolume(supplement.volume)}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  )
}

/** The money of the rest of the cycle in both ways, with what it is made of. */
function Ways({ of }: { of: Supplement }) {
  const { withIt, without } = of
  return (
    <>
      <KeyValue
        items={[
          ['现在追加', <Money key='m' value={withIt.total} />, { key: 'with', sum: true }],
          [`追加 ${formatVolumeNumber(of.volume)} × ${of.unitPrice}`, formatMoney(of.amount), { key: 'amount' }],
          ['超提补款', !isZeroMoney(withIt.overAmount) && formatMoney(withIt.overAmount), { key: 'with-over' }],
          ['包外用气', !isZeroMoney(withIt.outAmount) && formatMoney(withIt.outAmount), { key: 'with-out' }],
          ['不追加', <Money key='w' value={without.total} />, { key: 'without', sum: true }],
          ['超提补款', !isZeroMoney(without.overAmount) && formatMoney(without.overAmount), { key: 'over' }],
          ['包外用气', !isZeroMoney(without.outAmount) && formatMoney(without.outAmount), { key: 'out' }],
        ]}
      />
      <div className='fs-14 fw-b num mt8'>{adviceOf(of)}</div>
      <div className='fs-12 t3 num mt4 break'>{assumptionOf(of)}</div>
    </>
  )
}

const assumptionOf = ({ effectDate, isLimited, ifLow, volume }: Supplement): string =>
  [
    `追加自 ${effectDate.slice(5)} 生效，包外用气按公布气价和当年阶梯计算，与月账单同一规则`,
    isLimited && `可追加量以 ${formatVolume(volume)} 为限`,
    ifLow && !isZeroVolume(ifLow.left) && lowText(ifLow),
  ]
    .filter(Boolean)
    .join('；')

const lowText = ({ left, rollover, fee }: NonNullable<Supplement['ifLow']>): string =>
  `若用气偏少，将余 ${formatVolume(left)}，其中结转 ${formatVolume(rollover)}${isZeroMoney(fee) ? '' : `，补偿 ${formatMoney(fee)}`}`

function Marks({ of }: { of: CockpitOf }) {
  return (
    <SectionCard title='提醒'>
      <KeyValue items={marksOf(of)} />
    </SectionCard>
  )
}
