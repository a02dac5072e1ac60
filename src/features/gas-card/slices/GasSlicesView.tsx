import { gasOrderStatus, gasSliceStatus } from '@domain/statuses'
import { DetailPage, PageFrame, useLinks } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Button, Card, Empty, Ends, Item, Money, NoticeBar, Progress, Row, SectionCard, Status } from '@/ui'
import { addressOf } from '@/routes/go'
import { boughtText, writeAddress, type GasOrderDetail } from '../card-text'
import { OrderBar } from '../OrderBar'
import { usePayGas } from '../use-pay-gas'

/** 气量分单 (A 6.21): the writes of one purchase, before and after its payment. */
export function GasSlicesView({ gasOrderId }: PageParams<'/pages/pay/pay-gasvolume-suborder'>) {
  if (gasOrderId !== undefined) return <SlicesOf gasOrderId={gasOrderId} />
  return (
    <PageFrame>
      <Empty text='参数错误，请返回重新选择' />
    </PageFrame>
  )
}

function SlicesOf({ gasOrderId }: { gasOrderId: string }) {
  const read = useRead('default GET /crmgas/gasPaymentOrder/detail', { gasOrderId }, { refresh: 'show', freshFor: 0 })
  const pay = usePayGas(read.data, read.reload)
  return (
    <DetailPage spaced read={read} footer={(order) => <OrderBar order={order} pay={pay} />}>
      {(order) => (
        <>
          <NoticeBar tone='info'>{noticeOf(order)}</NoticeBar>
          <Card>
            <Ends className='fs-13 t3 mb4'>
              <span className='break'>{order.meterName}</span>
              <Status status={gasOrderStatus[order.state]} />
            </Ends>
            <div className='fs-20 fw-m num'>{boughtText(order)}</div>
            <Progress
              className='mt12'
              value={order.writtenSlices / order.slices}
              label={`已写 ${order.writtenSlices} / ${order.slices} 笔`}
            />
          </Card>
          <SectionCard title='分单明细' count={order.slices} flush>
            {order.subOrders.map((slice) => (
              <SliceRow key={slice.subNo} order={order} slice={slice} />
            ))}
          </SectionCard>
          {pay.cashier}
        </>
      )}
    </DetailPage>
  )
}

function noticeOf({ subOrders, slices }: GasOrderDetail): string {
  const first = subOrders[0]
  return `单次写卡上限${first ? boughtText(first) : ''}，需分${slices}次写卡，每次写卡后请先插表`
}

function SliceRow({ order, slice }: { order: GasOrderDetail; slice: GasOrderDetail['subOrders'][number] }) {
  const links = useLinks()
  const isNext = order.nextSubNo === slice.subNo
  const write = links(isNext && order.state !== 'UNKNOWN' ? writeAddress(order.gasOrderId, slice.subNo) : null)
  const isHeld = slice.state === 'WRITTEN' && order.cardType === 'NFC'
  const read = links(isHeld ? addressOf('/subPages/nfc/list', { meterId: order.meterId }) : null)
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m'>{`第 ${slice.subNo} 笔 ${boughtText(slice)}`}</span>
        <Money value={slice.amount} size='xs' />
      </Ends>
      <Ends>
        <Status status={gasSliceStatus[slice.state]} />
        <Row gap={8}>
          {read && (
            <Button kind='outline' size='small' onTap={read}>
              读卡确认
            </Button>
          )}
          {write && (
            <Button size='small' onTap={write}>
              {`写第${slice.subNo}笔`}
            </Button>
          )}
        </Row>
      </Ends>
    </Item>
  )
}
