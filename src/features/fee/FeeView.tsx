import { useState } from 'react'
import { directions, entryTypes } from '@domain/statuses'
import { formatMonth } from '@domain/date-format'
import { ListPage, useLinks } from '@/blocks'
import { usePaged } from '@/request'
import { BottomBar, Card, DateText, Figures, KeyValue, Money, SectionLabel, Sheet, Tabs } from '@/ui'
import { ExportSheet } from './ExportSheet'
import { FEE_TABS, inputOf, monthOfEntry, type Entry, type FeeFilter } from './fee-filter'
import { FeeFilters } from './FeeFilters'
import { referenceOf } from './reference'
import './fee.scss'

export interface FeeViewProps {
  month: string | undefined
}

/** 交易记录 (A 6.27): the ledger of the account; each row ends in the balance after it (AE-30). */
export function FeeView({ month }: FeeViewProps) {
  const [filter, setFilter] = useState<FeeFilter>({ direction: 'ALL', entryType: undefined, month })
  const [exporting, setExporting] = useState(false)
  const [open, setOpen] = useState<Entry | null>(null)
  const list = usePaged('default GET /crmgas/fee/transaction', inputOf(filter), { keepPrevious: true, refresh: 'show' })
  const edge = (index: number) => {
    const of = (at: number) => list.rows[at] && monthOfEntry(list.rows[at])
    const first = of(index - 1) !== of(index) ? 'fee-first' : ''
    return of(index + 1) === of(index) ? first : `${first} fee-last`
  }
  return (
    <ListPage
      list={list}
      keyOf={({ entryId }) => entryId}
      empty='暂无交易记录'
      top={
        <Tabs
          sticky
          items={FEE_TABS}
          active={filter.direction}
          onChange={(direction) => setFilter({ ...filter, direction })}
        />
      }
      head={
        <>
          {list.first && <Balance {...list.first} />}
          <FeeFilters filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
          {open && <EntrySheet entry={open} onClose={() => setOpen(null)} />}
          {exporting && <ExportSheet onClose={() => setExporting(false)} />}
        </>
      }
      footer={<BottomBar primary={{ text: '导出', onTap: () => setExporting(true) }} />}
      groups={{
        keyOf: monthOfEntry,
        head: (key) => <MonthHead month={key} sums={list.first?.months.find((item) => item.month === key)} />,
      }}
      item={(entry, index) => <EntryRow entry={entry} edge={edge(index)} onOpen={() => setOpen(entry)} />}
    />
  )
}

function MonthHead({ month, sums }: { month: string; sums: { in: string; out: string } | undefined }) {
  return (
    <SectionLabel className='fee-month'>
      <span>{formatMonth(month)}</span>
      <span className='fee-sums'>
        <span className='nowrap'>
          收入 <Money value={sums?.in ?? null} />
        </span>
        <span className='nowrap'>
          支出 <Money value={sums?.out ?? null} />
        </span>
      </span>
    </SectionLabel>
  )
}

function Balance({ balance, available, provisional }: { balance: string; available: string; provisional: string }) {
  return (
    <Card className='fee-balance'>
      <div className='fee-label'>账户余额</div>
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
function EntryRow({ entry, edge, onOpen }: { entry: Entry; edge: string; onOpen: () => void }) {
  return (
    <button type='button' className={`fee-row ${edge}`} onClick={onOpen}>
      <span className='fee-main'>
        <span className='fee-title'>{entryTypes[entry.entryType]}</span>
        <span className='fee-meta'>
          <DateText value={entry.occurredAt} form='time' />
        </span>
      </span>
      <span className='fee-side'>
        <span className={entry.direction === 'IN' ? 'fee-amount fee-in' : 'fee-amount'}>
          {entry.direction === 'IN' ? '+' : '−'}
          <Money value={entry.amount} />
        </span>
        <span className='fee-meta'>
          余额 <Money value={entry.balanceAfter} />
        </span>
      </span>
    </button>
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
      <div className='fee-sheet'>
        <KeyValue
          items={[
            { label: '类型', value: entryTypes[entry.entryType] },
            { label: directions[entry.direction], value: <Money value={entry.amount} /> },
            { label: '交易后余额', value: <Money value={entry.balanceAfter} /> },
            { label: '时间', value: <DateText value={entry.occurredAt} form='full' /> },
            ...(entry.refNo === null ? [] : [{ label: '关联单号', value: entry.refNo }]),
            ...(entry.remark === null || entry.remark === entryTypes[entry.entryType]
              ? []
              : [{ label: '备注', value: entry.remark }]),
          ]}
        />
      </div>
    </Sheet>
  )
}
