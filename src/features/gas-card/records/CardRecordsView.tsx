import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { nfcResults } from '@domain/statuses'
import { choice, ListPage, namesOf, useFilters, useLinks } from '@/blocks'
import { days } from '@/blocks/list/days'
import { MoneyTrack } from '@/shared/money-track'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Button, DateText, Ends, Item, Row, Sheet, Status } from '@/ui'
import { addressOf } from '@/routes/go'
import { boughtText } from '../card-text'

type CardRecord = RowOf<'default GET /crmgas/nfc/record'>

const results = Object.fromEntries(Object.entries(nfcResults).map(([code, { label }]) => [code, label])) as Record<
  keyof typeof nfcResults,
  string
>

const FILTERS = [
  choice('result', { label: '结果', all: '全部结果' }, namesOf(results)),
  days({ from: 'dateFrom', to: 'dateTo' }, { back: 35 }),
]

function useCardChoice() {
  const cards = useRead('default GET /crmgas/nfc/cards', undefined, { handles: 'all' }).data?.list ?? []
  return choice(
    'cardNo',
    { label: '燃气卡', title: '选择燃气卡', all: '全部燃气卡' },
    cards.map(({ cardNo, meterName }) => ({ key: cardNo, text: meterName, note: `卡尾号 ${cardNo.slice(-4)}` })),
  )
}

/** 写卡记录 (A 6.31). */
export function CardRecordsView(params: PageParams<'/subPages/nfc/record'>) {
  const filters = useFilters([useCardChoice(), ...FILTERS], params)
  const list = usePaged('default GET /crmgas/nfc/record', filters.input, { keepPrevious: true, refresh: 'show' })
  const [tracked, setTracked] = useState<string | null>(null)
  const item = (row: CardRecord) => <RecordLine row={row} onTrack={setTracked} />
  const sheet = tracked !== null && (
    <Sheet open title='购气进度' cancelText='关闭' onClose={() => setTracked(null)}>
      <div className='gutter'>
        <MoneyTrack orderId={tracked} plain />
      </div>
    </Sheet>
  )
  return (
    <ListPage
      list={list}
      filters={filters}
      head={sheet}
      item={item}
      keyOf={(row) => row.recordId}
      empty='暂无写卡记录'
    />
  )
}

function RecordLine({ row, onTrack }: { row: CardRecord; onTrack: (orderId: string | null) => void }) {
  const { checkOrderId } = row
  const check = useLinks()(
    checkOrderId === null ? null : addressOf('/subPages/nfc/write', { gasOrderId: checkOrderId, mode: 'CHECK' }),
  )
  const bought = row.amount === null ? '读卡' : boughtText({ volume: row.volume, amount: row.amount })
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m break'>{bought}</span>
        <Status status={nfcResults[row.result]} />
      </Ends>
      <div className='fs-12 t3 break'>
        <DateText value={row.endedAt} form='full' /> · 卡尾号 {row.cardTail}
      </div>
      <div className='fs-13 t2 break mt4'>{row.message}</div>
      {(check !== undefined || row.orderId !== null) && (
        <Row top={8}>
          {row.orderId !== null && (
            <Button kind='text' size='small' onTap={() => onTrack(row.orderId)}>
              购气进度
            </Button>
          )}
          {check && (
            <Button kind='outline' size='small' onTap={check}>
              继续核实
            </Button>
          )}
        </Row>
      )}
    </Item>
  )
}
