import { useState } from 'react'
import { formatMoney } from '@domain/money'
import { invoiceStatus, newInvoiceTypes } from '@domain/statuses/invoice'
import { byMonth, choice, ListPage, months, namesOf, useFilters, useSettled } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Empty, Item, SearchField, toast } from '@/ui'
import type { IssuedInvoice } from '../InvoiceCard'
import { InvoiceFacts } from '@/shared/invoice'
import { MOST_MAILED } from '../mail-form'
import { MailSheet } from '../MailSheet'
import { useRenewal } from '../use-renewal'
import { ticked } from './ticked'

const FILTERS = [
  months({ from: 'monthFrom', to: 'monthTo' }, { back: 59 }),
  choice('invoiceType', { label: '类型', title: '发票类型', all: '全部类型' }, namesOf(newInvoiceTypes)),
  choice(
    'status',
    { label: '状态', title: '发票状态', all: '全部状态' },
    (['N1', 'N2', 'N4', 'N3'] as const).map((key) => ({ key, text: invoiceStatus[key].label })),
  ),
]
const PAUSE = 400
const LONGEST = 50

/** 已开票 (C 6.7): every invoice, found by its number, buyer or amount; several are sent at once. */
export function IssuedListView() {
  const filters = useFilters(FILTERS)
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged('default GET /crmgas/invoice/issuedList', input, { refresh: 'old', keepPrevious: true })
  // null: nothing is being chosen.
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [isMailing, setMailing] = useState(false)
  useRenewal()
  const sums = new Map(list.first?.months.map(({ month, count, amount }) => [month, { count, amount }]))
  const tick = (invoiceId: string, on: boolean) => {
    const next = ticked(chosen ?? [], invoiceId, on)
    if (next === null) toast(`最多选择${MOST_MAILED}张`)
    else setChosen(next)
  }
  const stop = () => setChosen(null)
  return (
    <ListPage
      list={list}
      filters={filters}
      actions={[{ label: chosen === null ? '批量发送' : '取消', onTap: chosen === null ? () => setChosen([]) : stop }]}
      top={<SearchField value={text} maxLength={LONGEST} placeholder='搜索发票号码、购买方、金额' onChange={setText} />}
      head={
        isMailing &&
        chosen !== null && (
          <MailSheet
            invoiceIds={chosen}
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
      item={(invoice) => (
        <IssuedRow
          invoice={invoice}
          tick={
            chosen === null
              ? undefined
              : {
                  checked: chosen.includes(invoice.invoiceId),
                  onChange: (on) => tick(invoice.invoiceId, on),
                }
          }
        />
      )}
      empty={
        <Empty text={filters.isFiltered || keyword !== '' ? '没有符合条件的发票' : '暂无已开发票'} picture='list' />
      }
      footer={
        chosen !== null && (
          <BottomBar
            sum={{ label: `已选 ${chosen.length} 张`, note: `一次最多${MOST_MAILED}张` }}
            primary={{ text: '发送邮箱', disabled: chosen.length === 0, onTap: () => setMailing(true) }}
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
  tick: { checked: boolean; onChange: (on: boolean) => void } | undefined
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
