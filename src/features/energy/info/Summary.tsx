import { useRead, type Read } from '@/request'
import { AgeLine, EstimateMark } from '@/shared/age'
import { Card, Ends, ErrorBlock, Figures, Money, NoticeBar, Percent, Price, Progress, Volume } from '@/ui'
import { formatMonth, formatSpan } from '@domain/date-format'
import { addVolume, formatVolumeNumber, isZeroVolume } from '@domain/volume'
import type { Out } from '@contract'

type Overview = Out<'energy GET /energy/overview'>

/** What the summary of a meter, '' of all, is drawn of: its height is known with it. */
export const useOverview = (meterId: string, enabled: boolean): Read<Overview> =>
  useRead('energy GET /energy/overview', { meterId }, { enabled, handles: 'all', refresh: 'show' })

/** The month so far: volume, cost, what it is compared with, the tier, and what is unusual (A 6.4). */
export function Summary({ read }: { read: Read<Overview> }) {
  const { data } = read
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  return (
    <>
      {data?.abnormal.map(({ gasDay, meterId: of, meterName, text }) => (
        <NoticeBar key={`${gasDay}${of}`} tone='warning'>
          {`${gasDay.slice(5)} ${meterName}${text}`}
        </NoticeBar>
      ))}
      <Card>
        <Ends className='fs-13 t3'>
          <span>{data ? formatMonth(data.billMonth) : '本月'}</span>
          <span className='num'>{data && formatSpan(data.periodFrom.slice(5), data.periodTo.slice(5))}</span>
        </Ends>
        <div>
          <Volume value={data?.month ?? null} size='l' />
          {data && <EstimateMark of={data} />}
        </div>
        {data && <AgeLine of={data} className='mt4' />}
        <div className='hr' />
        <Figures
          items={[
            { label: '暂估金额', value: <Money value={data?.estAmount ?? null} /> },
            { label: '日均', value: <Volume value={data?.avgDay ?? null} /> },
            ...packageFigures(data),
          ]}
        />
        <div className='hr' />
        <Figures
          items={[
            { label: '较去年同期', value: <Percent value={data?.yoyPct ?? null} change /> },
            { label: '较上月同期', value: <Percent value={data?.momPct ?? null} change /> },
          ]}
        />
        {data?.tier && <TierNow tier={data.tier} />}
      </Card>
    </>
  )
}

/** What the month's volume and its amount have not in common: gas of packages, and what a m³ costs with it. */
const packageFigures = (data: Overview | undefined) =>
  data === undefined || isZeroVolume(data.packageVolume)
    ? []
    : [
        { label: '气量包抵扣', value: <Volume value={data.packageVolume} /> },
        { label: '综合单价', value: <Price value={data.effectivePrice} /> },
      ]

function TierNow({ tier }: { tier: NonNullable<Overview['tier']> }) {
  const { tierNo, used, toNext, price } = tier
  const share = toNext === null ? 1 : Number(used) / Number(addVolume(used, toNext))
  return (
    <div className='mt12'>
      <Ends className='fs-13 t2'>
        <span>
          阶梯 {tierNo} · <Price value={price} />
        </span>
        <span className='num'>{toNext === null ? '已是最高档' : `距下一档 ${formatVolumeNumber(toNext)} m³`}</span>
      </Ends>
      <Progress value={share} label={`本年累计 ${formatVolumeNumber(used)} 立方米，阶梯${tierNo}`} />
      <div className='fs-12 t3 num'>本年累计 {formatVolumeNumber(used)} m³</div>
    </div>
  )
}
