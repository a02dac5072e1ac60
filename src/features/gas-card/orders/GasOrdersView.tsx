import { gasOrderStatus } from '@domain/statuses'
import { ListPage, tabs, useFilters, useLinks } from '@/blocks'
import { days } from '@/blocks/list/days'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Button, DateText, Ends, Item, Money, Row, Status } from '@/ui'
import { gasText, progressText, writeAddress, type GasOrder } from '../card-text'
import { useCancelGas } from '../order-acts'

const TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'WAIT_PAY', label: '待支付' },
  { key: 'WAIT_WRITE', label: '待写卡' },
  { key: 'DONE', label: '已完成' },
  { key: 'REFUND', label: '退款' },
] as const

const FILTERS = [tabs('state', TABS), days({ from: 'dateFrom', to: 'dateTo' }, { back: 35 })]

/** 购气订单 (A 6.32). */
export function GasOrdersView(params: PageParams<'/subPages/gasPaymentOrder/list'>) {
  const filters = useFilters(FILTERS, params)
  const input = { ...filters.input, ...(params.meterId !== undefined && { meterId: params.meterId }) }
  const list = usePaged('default GET /crmgas/gasPaymentOrder/list', input, { keepPrevious: true, refresh: 'show' })
  const cancel = useCancelGas(list.reload)
  return (
    <ListPage
      list={list}
      filters={filters}
      keyOf={({ gasOrderId }) => gasOrderId}
      empty='暂无购气订单'
      item={(order) => <OrderRow order={order} onCancel={() => cancel.run({ gasOrderId: order.gasOrderId })} />}
    />
  )
}

function OrderRow({ order, onCancel }: { order: GasOrder; onCancel: () => Promise<unknown> }) {
  const { gasOrderId, state } = order
  const write = useLinks()(order.nextSubNo === null ? null : writeAddress(gasOrderId, order.nextSubNo))
  const pay = () => go('/subPages/gasPaymentOrder/detail', { gasOrderId })
  return (
    <div>
      <Item onTap={() => void pay()}>
        <Ends>
          <span className='fs-15 fw-m break'>{`${order.meterName} ${gasText(order) || '购气'}`}</span>
          <Money value={order.amount} size='xs' />
        </Ends>
        <Ends>
          <DateText className='fs-12 t3' value={order.createdAt} form='full' />
          <Status status={gasOrderStatus[state]} />
        </Ends>
        <div className='fs-12 t3 break'>{[order.gasOrderNo, progressText(order)].filter(Boolean).join(' · ')}</div>
      </Item>
      {(order.canPay || order.canCancel || write) && (
        <Row wrap to='end' gap={8} className='gutter mb12'>
          {order.canCancel && (
            <Button kind='text' size='small' onTap={onCancel}>
              取消
            </Button>
          )}
          {order.canPay && (
            <Button kind='outline' size='small' onTap={pay}>
              去支付
            </Button>
          )}
          {write && (
            <Button kind='outline' size='small' onTap={write}>
              {state === 'UNKNOWN' ? '核实写卡' : '去写卡'}
            </Button>
          )}
        </Row>
      )}
    </div>
  )
}
