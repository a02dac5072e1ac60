import { useRead } from '@/request'
import { Chart, Empty, ErrorBlock } from '@/ui'
import { isZeroMoney } from '@domain/money'
import { isZeroVolume } from '@domain/volume'
import { boughtBars, boughtText } from './card-look'

/** What was bought for cards in the last twelve months; '' stands for all meters. */
export function BoughtChart({ meterId }: { meterId: string }) {
  const read = useRead('btwob GET /usage/cards', { meterId }, { handles: 'all', refresh: 'old' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  const months = read.data?.months ?? []
  const isNone = months.every(({ volume, amount }) => isZeroVolume(volume) && isZeroMoney(amount ?? '0.00'))
  if (read.data && isNone) return <Empty small text='近12个月没有购气' />
  // Amount meters that are bought in yuan: their own prices make m³ of it.
  const isYuan = read.data !== undefined && months.every(({ volume }) => isZeroVolume(volume))
  return (
    <>
      {!isYuan && (
        <Chart
          kind='bars'
          points={boughtBars(months)}
          unit='m³'
          name='月购气'
          pointName='月份'
          height={140}
          loading={read.data === undefined}
          summary={boughtText(months)}
          note='按付款日统计，已退款的不计；按金额购气的表具只计金额'
        />
      )}
      {read.data && (
        <div className='fs-13 t2 num mt8'>
          {boughtText(months)}
          {isYuan && '，按金额购气，不计气量'}
        </div>
      )}
    </>
  )
}
