import { withAccount } from '@/shared/customer'
import { PageFrame } from '@/blocks'
import { Empty } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { BillOrder } from './bill/BillOrder'
import { ToTransfer } from './transfer/ToTransfer'
import { GasBuy } from './gas/GasBuy'
import { InstallmentOrder } from './installment/InstallmentOrder'
import { PreparedOrder } from './prepared/PreparedOrder'
import { PrepayOrder } from './prepay/PrepayOrder'

/** 缴费下单 (A 6.19). */
export const PlaceOrderView = withAccount(function PlaceOrderView({
  bizType,
  billIds = [],
  meterId,
  planId,
  seq,
  payToken,
  value,
  buyMode,
  amount,
  preparedId,
}: ViewParams<'/pages/pay/place-order'>) {
  if (preparedId !== undefined) return <PreparedOrder preparedId={preparedId} />
  if (bizType === 'PREPAY') return <PrepayOrder payToken={payToken} value={value} />
  if (bizType === 'BILL' && (billIds.length > 0 || payToken !== undefined))
    return <BillOrder billIds={billIds} payToken={payToken} part={amount} />
  if (bizType === 'IC' && meterId !== undefined) return <GasBuy {...{ meterId, value, buyMode }} />
  if (bizType === 'INSTALLMENT' && planId !== undefined && seq !== undefined)
    return <InstallmentOrder planId={planId} seq={seq} />
  if (bizType === 'TRANSFER') return <ToTransfer billIds={billIds} amount={value ?? amount} />
  return (
    <PageFrame>
      <Empty text='参数错误，请返回重新选择' />
    </PageFrame>
  )
})
