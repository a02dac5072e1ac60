import { formatMoney } from '@domain/money'
import { formatShare } from '@domain/percent'
import { packageOrderStatus, priceTypes, type PackageOrderState } from '@domain/statuses/gas-package'
import { DetailPage, useLink, useToday, Shape } from '@/blocks'
import { useRead } from '@/request'
import { AskCell } from '@/shared/question'
import { Ring } from '@/shared/ring'
import { BottomBar, Card, Ends, Fact, Row, SectionCard, Stack, Steps, Tag, Volume } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { NextLine } from '../parts/order/NextLine'
import { OrderCycleRow } from '../parts/order/OrderCycleRow'
import { SupplementItem } from '../parts/cycle/SupplementItem'
import type { OrderDetail } from '../types'
import { useCancelOrder } from '../parts/order/use-cancel-order'
import { ChangeItem } from '../parts/cycle/ChangeItem'
import { DepositCard } from './DepositCard'
import { OrderInfo } from './OrderInfo'
import { sentenceOf, stepsOf } from './order-look'

/** 气量包订单 (B 6.1). */
export function OrderView({ orderNo }: ViewParams<'/subPagesB/pages/gas-package/order-details'>) {
  const read = useRead('taocan GET /trade/order/detail', { orderNo }, { refresh: 'show', freshFor: 0 })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[132, 180, 320]} />}
      footer={(order) => <Foot order={order} onChanged={read.reload} />}
    >
      {(order) => (
        <>
          <Head order={order} onEnd={() => void read.reload()} />
          <Progress order={order} />
          <Cycles order={order} />
          {order.supplements.length > 0 && (
            <SectionCard flush title='补款单' count={order.supplements.length}>
              {order.supplements.map((one) => (
                <SupplementItem key={one.buNo} of={one} />
              ))}
            </SectionCard>
          )}
          {order.changes.length > 0 && (
            <SectionCard flush title='变更记录' count={order.changes.length}>
              {order.changes.map((change) => (
                <ChangeItem key={change.changeNo} of={change} />
              ))}
            </SectionCard>
          )}
          <DepositCard amount={order.depositAmount} deposit={order.deposit} />
          <OrderInfo of={order} />
          <AskCell subtype='C_CONTRACT' relatedType='ORDER' relatedId={orderNo} title={order.name} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ order, onEnd }: { order: OrderDetail; onEnd: () => void }) {
  const today = useToday()
  const { items, current } = stepsOf(order)
  const sentence = sentenceOf(order, today)
  return (
    <Card>
      <Ends className='mb4'>
        <span className='fs-20 fw-b'>{packageOrderStatus[order.state].label}</span>
        <Tag tone='primary'>
          {priceTypes[order.terms.priceType]}
          {order.terms.priceType === 'FLOAT' && '参考'} {order.unitPrice} 元/m³
        </Tag>
      </Ends>
      {order.next !== null ? (
        <NextLine step={order.next} onEnd={onEnd} />
      ) : (
        sentence !== '' && <div className='fs-14 t2 num break'>{sentence}</div>
      )}
      <Steps className='mt16' items={items} current={current} />
    </Card>
  )
}

const SIZE = 112
const THICK = 10

/** 进度: taken of what was bought, paid of what it costs. */
function Progress({ order: { progress, paidAmount, totalAmount, terms } }: { order: OrderDetail }) {
  const share = Math.min(1, Number(progress.rate) / 100)
  return (
    <SectionCard title='进度'>
      <Row wrap gap={16}>
        <Ring
          parts={[{ share, colour: 'ch1' }]}
          size={SIZE}
          thick={THICK}
          label={`已提气${formatShare(progress.rate)}`}
        >
          <span className='fs-20 fw-b num'>{formatShare(progress.rate)}</span>
          <span className='fs-12 t3'>已提气</span>
        </Ring>
        <Stack gap={8} className='grow'>
          <Fact
            big
            label='已提气量'
            value={<Volume value={progress.extracted} />}
            note={
              <>
                共 <Volume value={progress.total} />
              </>
            }
          />
          <Fact
            big
            label='已付金额'
            value={formatMoney(paidAmount)}
            note={`共 ${formatMoney(totalAmount)}${terms.priceType === 'FLOAT' ? '（预估）' : ''}`}
          />
        </Stack>
      </Row>
    </SectionCard>
  )
}

function Cycles({ order: { cycles, orderNo } }: { order: OrderDetail }) {
  const calendar = useLink('/subPagesB/pages/gas-package/extraction-cycle', { mode: 'view', orderNo })
  if (cycles.length === 0) return null
  return (
    <SectionCard flush title='提气周期' count={cycles.length} {...(calendar && { more: '周期日历', onMore: calendar })}>
      {cycles.map((cycle) => (
        <OrderCycleRow key={cycle.cycleNo} cycle={cycle} />
      ))}
    </SectionCard>
  )
}

const RUNNING: readonly PackageOrderState[] = ['EFFECTIVE', 'EXTRACTING', 'SETTLING']

interface FootProps {
  order: OrderDetail
  onChanged: () => Promise<void>
}

/** What comes next, by the state. */
function Foot({ order, onChanged }: FootProps) {
  const { orderNo, actions } = order
  const records = useLink('/subPagesB/pages/gas-package/extract-records', { orderNo })
  const periods = useLink('/subPagesB/pages/gas-package/periodic-extraction-vol', { orderNo })
  const again = useLink('/subPagesB/pages/gas-package/gas-package-detail', { packageId: order.packageId })
  if (order.state === 'WAIT_SIGN' || order.state === 'WAIT_DEPOSIT')
    return <Start order={order} onChanged={onChanged} />
  if (RUNNING.includes(order.state) && periods)
    return (
      <BottomBar
        {...(records && { secondary: { text: '提气记录', onTap: records } })}
        primary={{ text: '提气管理', onTap: periods }}
      />
    )
  if (actions.includes('AGAIN') && again) return <BottomBar primary={{ text: '再次订购', onTap: again }} />
  return null
}

/** Before it counts: signing, the deposit, or giving it up. */
function Start({ order, onChanged }: FootProps) {
  const { orderNo, agreeId, actions } = order
  const { cancel, busy } = useCancelOrder(order, onChanged)
  const sign = useLink('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId })
  const pay = useLink('/subPagesB/pages/gas-package/extract-pay', { bizType: 'DEPOSIT', bizNo: orderNo })
  const cancelling = actions.includes('CANCEL') ? { text: '取消订单', onTap: cancel, loading: busy } : undefined
  const primary =
    order.state === 'WAIT_SIGN'
      ? sign && { text: '去签约', onTap: sign }
      : pay && { text: '缴纳保证金', onTap: pay, disabled: !actions.includes('PAY_DEPOSIT') }
  if (!primary) return cancelling ? <BottomBar primary={cancelling} /> : null
  return <BottomBar secondary={cancelling} primary={primary} />
}
