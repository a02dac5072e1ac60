import type { Out } from '@contract'
import { AccountBar, withAccount } from '@/shared/customer'
import { DetailPage, useFilters, useLink } from '@/blocks'
import { useMeterChoice } from '@/shared/meter'
import { PriceEffect } from '@/shared/price-effect'
import { useRead } from '@/request'
import { AgeLine, EstimateMark } from '@/shared/age'
import { UnusualUse, useUnusual } from '@/shared/unusual-use'
import { SegmentTable, together } from '@/shared/segments'
import {
  BottomBar,
  Card,
  Cell,
  CellGroup,
  Empty,
  Ends,
  Figures,
  Item,
  Money,
  Progress,
  SectionCard,
  Volume,
} from '@/ui'
import { formatMonth, formatSpan } from '@domain/date-format'
import { compareMoney, formatMoney, subtractMoney } from '@domain/money'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import type { ViewParams } from '@/routes/table'
import { NoMeterPage } from '../NoMeterPage'

type Preview = Out<'energy GET /monthBill/preview'>

/** 月账单预览: the running month before it is settled, and where it leads (A 6.5). */
export const MonthPreviewView = withAccount(function MonthPreviewView({
  meterId: first,
}: ViewParams<'/pages/manager-energy/manager-energy-info/monthly-bill-preview'>) {
  const filters = useFilters([useMeterChoice()], { meterId: first })
  const read = useRead('energy GET /monthBill/preview', filters.input, { handles: ['A2101'], refresh: 'show' })
  // Asked for at once: what is above waits for no second round.
  useUnusual(filters.values['meterId'] ?? '')
  const days = useLink('/pages/manager-energy/manager-energy-info/manager-energy-info', {
    granularity: 'DAY',
    meterId: filters.values['meterId'] || undefined,
  })
  const topUp = useLink('/pages/pay/meters')
  if (read.error?.is('A2101')) return <NoMeterPage chips={filters.chips} />
  return (
    <DetailPage
      read={read}
      footer={({ balance }) =>
        isShort(balance) && topUp ? <BottomBar primary={{ text: '去充值', onTap: topUp }} /> : undefined
      }
    >
      {(preview) => (
        <>
          <AccountBar />
          {filters.chips}
          <UnusualUse meterId={filters.values['meterId'] ?? ''} />
          {preview.meters.length === 0 ? (
            <Empty text='卡表按购气结算，无月账单预览' />
          ) : preview.daysDone === 0 ? (
            <Empty text='本月暂无数据' />
          ) : (
            <Month preview={preview} />
          )}
          <PriceEffect meterId={filters.values['meterId'] ?? ''} />
          <CellGroup>
            <Cell icon='bars' title='查看每日' onTap={days} />
          </CellGroup>
        </>
      )}
    </DetailPage>
  )
})

const isShort = (balance: Preview['balance']): boolean =>
  balance?.atEnd != null && compareMoney(balance.atEnd, '0.00') < 0

function Month({ preview }: { preview: Preview }) {
  const { daysDone, daysTotal } = preview
  return (
    <>
      <Card>
        <Ends className='fs-13 t3'>
          <span>{formatMonth(preview.billMonth)}</span>
          <span className='num'>{formatSpan(preview.periodFrom.slice(5), preview.periodTo.slice(5))}</span>
        </Ends>
        <div>
          <Volume value={preview.volume} size='l' />
          <EstimateMark of={preview} />
        </div>
        <AgeLine of={preview} className='mt4' />
        <div className='mt12'>
          <Progress value={daysDone / daysTotal} label={`本期共 ${daysTotal} 天，已计 ${daysDone} 天`} />
        </div>
        <div className='fs-12 t3 num'>
          已计 {daysDone} / {daysTotal} 天
        </div>
        <div className='hr' />
        <Figures
          items={[
            { label: '暂估金额', value: <Money value={preview.estAmount} /> },
            ...(isZeroVolume(preview.packageVolume)
              ? []
              : [{ label: '气量包抵扣', value: <Volume value={preview.packageVolume} /> }]),
          ]}
        />
        <Rounding preview={preview} />
        <div className='hr' />
        <Figures
          items={[
            { label: '预计本月气量', value: <Volume value={preview.forecastVolume} /> },
            { label: '预计本月金额', value: <Money value={preview.forecastAmount} /> },
          ]}
        />
        <Range of={preview.forecastRange} />
        <UnpaidCycles preview={preview} />
        <div className='sunken mt12 fs-13 t2'>
          {preview.provisionalNote}。{FORECAST_NOTE}
        </div>
      </Card>
      {preview.balance && <Balance of={preview.balance} />}
      <SectionCard title='分表用气' flush>
        {preview.meters.map((meter) => (
          <Item key={meter.meterId}>
            <Ends>
              <span className='fs-15 fw-m break'>{meter.name}</span>
              <Money value={meter.amount} size='xs' />
            </Ends>
            <Ends className='fs-12 t3'>
              {meter.volume === null ? <span>{UNKNOWN[meter.meterType]}</span> : <Volume value={meter.volume} />}
              {meter.forecastVolume !== null && (
                <span>
                  预计 <Volume value={meter.forecastVolume} />
                </span>
              )}
            </Ends>
            <Prices preview={preview} meterId={meter.meterId} />
          </Item>
        ))}
      </SectionCard>
    </>
  )
}

/** The balance today and, as forecast, when the month is over. */
const Balance = ({ of: balance }: { of: NonNullable<Preview['balance']> }) => (
  <SectionCard title='账户余额'>
    <Figures
      items={[
        { label: '当前可用', value: <Money value={balance.available} /> },
        {
          label: '预计月末余额',
          value: (
            <span className={isShort(balance) ? 'c-danger' : undefined}>
              <Money value={balance.atEnd} />
            </span>
          ),
        },
      ]}
    />
  </SectionCard>
)

const FORECAST_NOTE = '预计值由近420天用气、节假日、气温和停气安排推算，不含违约金和其他费用'

/** Where four months of five end. */
function Range({ of }: { of: Preview['forecastRange'] }) {
  if (of === null) return null
  const { low, high } = of
  return (
    <div className='fs-12 t3 num mt4'>
      {`80% 区间 ${formatVolumeNumber(low.volume)}–${formatVolumeNumber(high.volume)} m³`}
      {low.amount !== null && high.amount !== null && `，${formatMoney(low.amount)}–${formatMoney(high.amount)}`}
    </div>
  )
}

/** The forecast counts paid gas only: what a cycle that waits for its payment would change. */
function UnpaidCycles({ preview: { unpaidCycles, forecastIfPaid } }: { preview: Preview }) {
  if (unpaidCycles.length === 0) return null
  return (
    <div className='fs-12 t3 mt4'>
      未计未支付的{unpaidCycles.join('、')}气量
      {forecastIfPaid !== null && (
        <>
          ；支付后预计本月金额 <Money value={forecastIfPaid} />
          （不含气款）
        </>
      )}
    </div>
  )
}

/** The days are rounded one by one, for the balance; a bill rounds what costs the same together (AE-31): said where it shows. */
function Rounding({ preview: { estAmount, daysAmount } }: { preview: Preview }) {
  if (estAmount === null || daysAmount === null) return null
  const order = compareMoney(estAmount, daysAmount)
  if (order === 0) return null
  const difference = order > 0 ? subtractMoney(estAmount, daysAmount) : subtractMoney(daysAmount, estAmount)
  return (
    <div className='fs-12 t3 num mt4'>
      用能信息逐日取整，合计 {formatMoney(daysAmount)}；此处按账单取整，相差 {formatMoney(difference)}
    </div>
  )
}

/** Why a meter has no figures yet. */
const UNKNOWN = { MECH: '机械表抄表后计量', IOT: '暂无数据', IC: '卡表按购气结算' } as const

function Prices({ preview, meterId }: { preview: Preview; meterId: string }) {
  const mine = preview.segments.filter((one) => one.meterId === meterId)
  return mine.length === 0 ? null : <SegmentTable segments={together(mine)} />
}
