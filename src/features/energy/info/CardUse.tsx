import { useState } from 'react'
import { useLinks, useToday } from '@/blocks'
import { useRead } from '@/request'
import { BoughtChart, lastsText, spanOfUse, type CardUsage } from '@/shared/card-use'
import { momentText, NoMeter } from '@/shared/meter'
import { Button, Empty, Ends, ErrorBlock, Item, SectionCard, Segment, Volume } from '@/ui'
import { formatVolumeNumber } from '@domain/volume'
import { SaveTable } from '../SaveTable'

const TABS = [
  { key: 'BOUGHT', label: '购气' },
  { key: 'USED', label: '用量' },
] as const

/** Meters that are filled by cards (A 6.4): what is left in them, what was bought by month, what was used between two reads. */
export function CardUse({ meterId }: { meterId: string }) {
  const read = useRead('btwob GET /usage/cards', { meterId }, { handles: 'all', refresh: 'old' })
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('BOUGHT')
  if (read.error?.is('A2101')) return <NoMeter />
  if (read.state === 'error') return <ErrorBlock onRetry={() => void read.reload()} />
  return (
    <>
      {read.data && <Left of={read.data} meterId={meterId} />}
      <SectionCard
        title='购气与用量'
        extra={<Segment items={TABS} active={tab} onChange={setTab} label='购气或用量' />}
      >
        {tab === 'BOUGHT' ? (
          <Bought of={read.data?.months ?? []} meterId={meterId} />
        ) : (
          read.data && <Used of={read.data} />
        )}
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
              // An amount meter counts yuan, which its card does not bring back.
              <span className='fs-13 t3'>{meter.readAt === null ? '读卡后显示' : '以表上显示为准'}</span>
            ) : (
              <span className='fs-16 fw-b num nowrap'>
                {formatVolumeNumber(meter.remain)} <span className='fs-12 t3'>m³</span>
              </span>
            )}
          </Ends>
          <div className='fs-12 t3 num'>{lastsText(meter, today)}</div>
          {meter.readAt && <div className='fs-12 t3 num'>读数于 {momentText(meter.readAt, today)}</div>}
        </Item>
      ))}
    </SectionCard>
  )
}

function Bought({ of: months, meterId }: { of: CardUsage['months']; meterId: string }) {
  const links = useLinks()
  const orders = links.to('/subPages/gasPaymentOrder/list', { meterId: meterId || undefined })
  return (
    <>
      <BoughtChart meterId={meterId} />
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
