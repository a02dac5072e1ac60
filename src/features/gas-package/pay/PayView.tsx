import type { ViewParams } from '@/routes/table'
import { PayCashier } from '../parts/pay/PayCashier'

/** 提气支付 (B 6.1): the cashier of one part of an order, or of the margin of a bid. */
export function PayView({ bizType, bizNo }: ViewParams<'/subPagesB/pages/gas-package/extract-pay'>) {
  return <PayCashier bizType={bizType} bizNo={bizNo} />
}
