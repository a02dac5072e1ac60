import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { invoiceStatus, newInvoiceTypes } from '@domain/statuses/invoice'
import { byMonth, choice, ListPage, months, namesOf, useFilters, useSelection, useSettled, type Tick } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Empty, Item, SearchField } from '@/ui'
import type { IssuedInvoice } from '../parts/issued/InvoiceCard'
import { InvoiceFacts } from '@/shared/invoice'
import { MOST_MAILED } from '../parts/apply/mail-form'
import { MailSheet } from '../parts/take/MailSheet'
import { useRenewal } from '../parts/issued/use-renewal'

const FILTERS = [
  months({ from: 'monthFrom', to: 'monthTo' }, { back: 59 }),
  choice('invoiceType', { label: '类型', title: '发票类型', all: '全部类型' }, namesOf(newInvoiceTypes)),
  choice(
    'status',
    { label: '状态', title: '发票状态', all: '全部状态' },
    (['N1', 'N2', 'N4', 'N3'] as const).map((key) => ({ key, text: invoiceStatus[key].label })),
  ),
]
const SPEC = {
  keyOf: ({ invoiceId }: IssuedInvoice) => invoiceId,
  most: { count: MOST_MAILED, unit: '张' },
}
const PAUSE = 400
const LONGEST = 50

/** 已开票 (C 6.7): every invoice, found by its number, buyer or amount; several are sent at once. */
export function IssuedListView() {
  const filters = useFilters(FILTERS)
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged('default GET /crmgas/invoice/issuedList', input, { refresh: 'old', keepPrevious: true })
  const [isChoosing, setChoosing] = useState(false)
  const selection = useSelection(list.rows, SPEC)
  const count = selection.chosen.length
  const [isMailing, setMailing] = useState(false)
  useRenewal()
  const sums = new Map(list.first?.months.map(({ month, count, amount }) => [month, { count, amount }]))
  const stop = () => {
    setChoosing(false)
    selection.clear()
  }
  return (
    <ListPage
      list={list}
      filters={filters}
      actions={[isChoosing ? { label: '取消', onTap: stop } : { label: '批量发送', onTap: () => setChoosing(true) }]}
      top={<SearchField value={text} maxLength={LONGEST} placeholder='搜索发票号码、购买方、金额' onChange={setText} />}
      head={
        isMailing && (
          <MailSheet
            invoiceIds={selection.chosen.map(({ invoiceId }) => invoiceId)}
            onClose={() => {
              setMailing(false)
              stop()
            }}
          />
        )
      }
      keyOf={(invoice) => invoice.invoiceId}
      groups={byMonth(
        ({ issueTime }: IssuedInvoice) => issueTime.slice(0, 7),
        (month) => (
          <MonthSum sum={sums.get(month)} />
        ),
      )}
      selection={isChoosing ? selection : undefined}
      item={(invoice, tick) => <IssuedRow invoice={invoice} tick={tick} />}
      empty={
        <Empty text={filters.isFiltered || keyword !== '' ? '没有符合条件的发票' : '暂无已开发票'} picture='list' />
      }
      footer={
        isChoosing && (
          <BottomBar
            sum={{ label: `已选 ${count} 张`, note: `一次最多${MOST_MAILED}张` }}
            primary={{ text: '发送邮箱', disabled: count === 0, onTap: () => setMailing(true) }}
          />
        )
      }
    />
  )
}

const MonthSum = ({ sum }: { sum: { count: number; amount: string } | undefined }) =>
  sum ? <span className='num'>{`${sum.count}张 ${formatMoney(sum.amount)}`}</span> : null

interface IssuedRowProps {
  invoice: IssuedInvoice
  tick: Tick | undefined
}

function IssuedRow({ invoice, tick }: IssuedRowProps) {
  return (
    <Item
      tick={tick && { ...tick, label: invoice.invoiceNo }}
      onTap={
        tick
          ? () => tick.onChange(!tick.checked)
          : () => void go('/pages/invoice/invoice-detail', { invoiceId: invoice.invoiceId })
      }
    >
      <InvoiceFacts invoice={invoice} />
      <div className='fs-12 t3 break'>{invoice.buyerName}</div>
    </Item>
  )
}
