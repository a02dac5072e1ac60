import { useLink, useLinks } from '@/blocks'
import { meterName, meterTags, meterTypeWords, type Meter } from '@/shared/meter'
import { serverNow } from '@/platform/time'
import type { Read } from '@/request'
import { go, goTo } from '@/routes/go'
import { useEngine, usePay } from '@/stores'
import { noteClick } from '@/telemetry'
import { Button, Card, CardSwiper, Empty, MeterCard } from '@/ui'
import { dateAt } from '@domain/date'
import { meterAction, meterReading, type MeterAction } from './meter-model'
import type { Summary } from './money-model'
import './home.scss'

const METERS = '/pages/home/meter-list/meter-list'

type Item = { kind: 'meter'; meter: Meter } | { kind: 'all'; count: number }

/** The account's meters, at most ten, side by side (A 6.43); -- and another try where they could not be read (A 6.1). */
export function MeterSwiper({ read }: { read: Read<Summary> }) {
  if (read.data === undefined) return read.state === 'error' ? <Failed onRetry={() => void read.reload()} /> : null
  const { meters, meterCount, account } = read.data
  if (meters.length === 0) {
    return (
      <Card>
        <Empty small text='暂无表具信息，请联系客户经理' />
      </Card>
    )
  }
  const items: Item[] = meters.map((meter) => ({ kind: 'meter', meter }))
  if (meterCount > meters.length) items.push({ kind: 'all', count: meterCount })
  return (
    <CardSwiper
      key={account.bp}
      label='表具'
      items={items}
      keyOf={(item) => (item.kind === 'meter' ? item.meter.meterId : 'all')}
      render={(item) =>
        item.kind === 'meter' ? <OneMeter meter={item.meter} bp={account.bp} /> : <AllMeters count={item.count} />
      }
      start={useEngine.getState().cardActiveNode[account.bp] ?? 0}
      onShow={(index) =>
        useEngine.setState(({ cardActiveNode }) => ({ cardActiveNode: { ...cardActiveNode, [account.bp]: index } }))
      }
    />
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Card label='表具'>
    <div className='fs-13 t3'>表具</div>
    <div>--</div>
    <Button kind='text' size='small' onTap={onRetry}>
      点击重试
    </Button>
  </Card>
)

function OneMeter({ meter, bp }: { meter: Meter; bp: string }) {
  const links = useLinks()
  const own = useLink(METERS, { meterId: meter.meterId })
  const { label, value, stale, register } = meterReading(meter, dateAt(serverNow()))
  const action = meterAction(meter, (address) => links(address) !== undefined)
  return (
    <MeterCard
      name={meterName(meter)}
      tags={meterTags(meter)}
      meta={`${meterTypeWords[meter.meterType]} · ${meter.model} · 表号 ${meter.meterNo}`}
      note={register}
      readingLabel={label}
      reading={value}
      stale={stale}
      onTap={own}
      {...(action && { action: action.text, onAction: () => act(action, meter, bp) })}
    />
  )
}

function act(action: MeterAction, { meterId, meterNo, meterType, alias }: Meter, bp: string): void {
  noteClick(action.code)
  usePay.setState({ payMeterInfo: { bp, meterId, meterNo, meterType, alias } })
  void goTo(action.address)
}

function AllMeters({ count }: { count: number }) {
  return (
    <button type='button' className='hm-all' onClick={() => void go(METERS)}>
      查看全部 {count} 块表
    </button>
  )
}
