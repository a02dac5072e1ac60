import { withAccount } from '@/shared/customer'
import { useState } from 'react'
import { sinceText } from '@domain/date-format'
import { directions, entryTypes } from '@domain/statuses'
import { byMonth, choice, ListPage, month, namesOf, tabs, useFilters, useLinks } from '@/blocks'
import { MoneyTrack } from '@/shared/money-track'
import { usePaged } from '@/request'
import { BottomBar, Card, DateText, Ends, Fact, Figures, Item, KeyValue, Money, Sheet, Stack } from '@/ui'
import { ExportSheet } from './ExportSheet'
import { typeText, type Entry } from './entry'
import { referenceOf } from './reference'

/** Where what such entries come from is done. */
const MADE_ON = {
  IC_BUY: '/subPages/gasPaymentOrder/list',
  TT_IN: '/pages/pay/pay-telegraphic-transfer',
  PACKAGE: '/subPagesB/pages/gas-package/index',
  PACKAGE_REFUND: '/subPagesB/pages/gas-package/index',
  DEPOSIT_RELEASE: '/subPagesB/pages/ng-package/ng-package',
  REWARD: '/subPagesB/pages/substitution/index',
} as const

const FILTERS = [
  tabs('direction', [
    { key: 'ALL', label: '全部' },
    { key: 'IN', label: directions.IN },
    { key: 'OUT', label: directions.OUT },
  ]),
  // The ledger shows 36 months (AE-90).
  month('month', { back: 35 }),
  choice(
    'entryType',
    { label: '类型', all: '全部类型' },
    namesOf(entryTypes, MADE_ON).map((item) => ({ ...item, text: typeText(item.key) })),
  ),
]

/** 交易记录 (A 6.27): the ledger of the account; each row ends in the balance after it (AE-30). */
export const FeeView = withAccount(function FeeView(params: Readonly<Record<string, unknown>>) {
  const filters = useFilters(FILTERS, params)
  const [exporting, setExporting] = useState(false)
  const [open, setOpen] = useState<Entry | null>(null)
  const list = usePaged('default GET /crmgas/fee/transaction', filters.input, { keepPrevious: true, refresh: 'show' })
  return (
    <ListPage
      spaced
      list={list}
      filters={filters}
      keyOf={({ entryId }) => entryId}
      empty='暂无交易记录'
      end={list.first && sinceText(list.first.since)}
      head={
        <>
          {list.first && <Balance {...list.first} />}
          {open && <EntrySheet entry={open} onClose={() => setOpen(null)} />}
          {exporting && <ExportSheet onClose={() => setExporting(false)} />}
        </>
      }
      footer={<BottomBar primary={{ text: '导出', onTap: () => setExporting(true) }} />}
      groups={byMonth(
        ({ occurredAt }: Entry) => occurredAt.slice(0, 7),
        (key) => (
          <Sums sums={list.first?.months.find((item) => item.month === key)} />
        ),
      )}
      item={(entry) => <EntryRow entry={entry} onOpen={() => setOpen(entry)} />}
    />
  )
})

const Sums = ({ sums }: { sums: { in: string; out: string } | undefined }) => (
  <>
    <span className='nowrap'>
      收入 <Money value={sums?.in ?? null} />
    </span>
    <span className='nowrap'>
      支出 <Money value={sums?.out ?? null} />
    </span>
  </>
)

function Balance({ balance, available, provisional }: { balance: string; available: string; provisional: string }) {
  return (
    <Card className='fee-balance'>
      <div className='fs-13 t3 mb4'>账户余额</div>
      <Money value={balance} size='l' />
      <div className='hr' />
      <Figures
        items={[
          { label: '可用', value: <Money value={available} /> },
          { label: '暂估扣费', value: <Money value={provisional} /> },
        ]}
      />
    </Card>
  )
}

/** Signed as the balance moved; a deduction is not red (visual 2.2). */
function EntryRow({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  return (
    <Item className='fee-row' onTap={onOpen}>
      <Ends gap={12}>
        <Fact value={entryTypes[entry.entryType]} note={<DateText value={entry.occurredAt} form='time' />} />
        <Stack align='end' className='keep'>
          <span className={entry.direction === 'IN' ? 'fee-in fs-16 fw-b nowrap' : 'fs-16 fw-b nowrap'}>
            {entry.direction === 'IN' ? '+' : '−'}
            <Money value={entry.amount} />
          </span>
          <span className='fs-12 t3'>
            余额 <Money value={entry.balanceAfter} />
          </span>
        </Stack>
      </Ends>
    </Item>
  )
}

function EntrySheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const reference = useLinks()(referenceOf(entry))
  return (
    <Sheet
      open
      title='交易详情'
      cancelText='关闭'
      onClose={onClose}
      {...(reference && { confirmText: '查看', onConfirm: reference })}
    >
      <div className='gutter'>
        <KeyValue
          items={[
            ['类型', entryTypes[entry.entryType]],
            [directions[entry.direction], <Money value={entry.amount} />],
            ['交易后余额', <Money value={entry.balanceAfter} />],
            ['时间', <DateText value={entry.occurredAt} form='full' />],
            ['关联单号', entry.refNo],
            ['备注', !(entry.remark === null || entry.remark === entryTypes[entry.entryType]) && entry.remark],
          ]}
        />
        {entry.refType === 'ORDER' && <MoneyTrack orderId={entry.refId} plain />}
      </div>
    </Sheet>
  )
}
