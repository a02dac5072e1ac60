import { useState } from 'react'
import { useLinks, useToday } from '@/blocks'
import { useRead } from '@/request'
import { momentText } from '@/shared/meter'
import { Button, Chart, Empty, Ends, ErrorBlock, Item, SectionCard, Segment, Volume } from '@/ui'
import { formatVolumeNumber } from '@domain/volume'
import { SaveTable } from '../SaveTable'
import { boughtBars, boughtText, lastsText, spanOfUse, type CardUsage } from './card-look'

const TABS = [
  { key: 'BOUGHT', label: '购气' },
  { key: 'USED', label: '用量' },
] as const

/** Meters that are filled by cards (A 6.4): what is left in them, what was bought by month, what was used between two reads. */
export function CardUse({ meterId }: { meterId: string }) {
  const read = useRead('btwob GET /usage/cards', { meterId }, { handles: 'all', refresh: 'old' })
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('BOUGHT')
  if (read.state === 'error') return <ErrorBlock onRetry={() => void read.reload()} />
  return (
    <>
      {read.data && <Left of={read.data} meterId={meterId} />}
      <SectionCard
        title='购气与用量'
        extra={<Segment items={TABS} active={tab} onChange={setTab} label='购气或用量' />}
      >
        {tab === 'BOUGHT' ? <Bought of={read.data} meterId={meterId} /> : read.data && <Used of={read.data} />}
      </SectionCard>
    </>
  )
}

/** What was in the meters when their cards were last read. */
function Left({ of: { meters }, meterId }: { of: CardUsage; meterId: string }) {
  const today = useToday()
  const links = useLinks()
  return (
    <SectionCard title='剩余气量' flush extra='以读卡为准'>
      {meters.map((meter) => (
        <Item
          key={meter.meterId}
          onTap={meterId === '' ? links.to('/subPages/nfc/list', { meterId: meter.meterId }) : undefined}
        >
          <Ends>
            <span className='fs-15 break'>{meter.name}</span>
            {meter.remain === null ? (
              <span className='fs-13 t3'>读卡后显示</span>
            ) : (
              <span className='fs-16 fw-b num nowrap'>
                {formatVolumeNumber(meter.remain)} <span className='fs-12 t3'>m³</span>
              </span>
            )}
          </Ends>
          <div className='fs-12 t3 num'>
            {[lastsText(meter, today), meter.readAt && `读数于 ${momentText(meter.readAt, today)}`]
              .filter(Boolean)
              .join('；')}
          </div>
        </Item>
      ))}
    </SectionCard>
  )
}

function Bought({ of: usage, meterId }: { of: CardUsage | undefined; meterId: string }) {
  const links = useLinks()
  const orders = links.to('/subPages/gasPaymentOrder/list', { meterId: meterId || undefined })
  const months = usage?.months ?? []
  const isNone =
    usage !== undefined && months.every(({ volume, amount }) => Number(volume) === 0 && Number(amount) === 0)
  if (isNone) return <Empty small text='近12个月没有购气' />
  return (
    <>
      <Chart
        kind='bars'
        points={boughtBars(months)}
        unit='m³'
        name='月购气'
        pointName='月份'
        loading={usage === undefined}
        summary={boughtText(months)}
        note='按付款日统计，已退款的不计；按金额购气的表具只计金额'
      />
      <div className='fs-13 t2 num mt8'>{usage && boughtText(months)}</div>
      <Ends>
        {orders ? (
          <Button kind='text' size='small' onTap={orders}>
            购气订单
          </Button>
        ) : (
          <span />
        )}
        <SaveTable
          name='购气'
          head={['月份', '购气量（m³）', '金额（元）']}
          rows={() => months.map(({ month, volume, amount }) => [month, volume, amount ?? ''])}
        />
      </Ends>
    </>
  )
}

/** Between two reads of a card: the hours of a day are not known. */
function Used({ of: { uses, meters } }: { of: CardUsage }) {
  const today = useToday()
  if (uses.length === 0) return <Empty small text='两次读卡之后显示用量' />
  return (
    <>
      <div className='fs-12 t3'>两次读卡之间的用量，读卡后更新</div>
      <div className='to-edge'>
        {uses.map((use) => (
          <Item key={use.meterId + use.to}>
            <Ends>
              <span className='fs-15 num'>{spanOfUse(use, today)}</span>
              <Volume value={use.volume} />
            </Ends>
            <Ends className='fs-12 t3 num'>
              <span className='break'>{meters.length > 1 ? use.name : ''}</span>
              <span className='nowrap'>日均 {formatVolumeNumber(use.dayMean)} m³</span>
            </Ends>
          </Item>
        ))}
      </div>
    </>
  )
}
