import { createGroup } from './store'

export interface PayMeterInfo {
  bp: string
  meterId: string
  meterNo: string
  meterType: 'IC' | 'IOT' | 'MECH'
  alias: string
}

/** Another account that the user pays for, masked by the server (AE-61). */
export interface PayPayee {
  payToken: string
  bpMask: string
  nameMask: string
  totalDue: string
  billCount: number
  canPrepay: boolean
}

export interface PayGroup {
  /** The meter or account chosen to pay for; set by meters, meter list and select-account, read by place-order. */
  payMeterInfo: PayMeterInfo | PayPayee | null
  /** Draft of a bank transfer. */
  telePayData: Readonly<Record<string, string>> | null
  /** The bank transfer order just made. */
  teleConfirmPay: { ttId: string } | null
  /** The order just paid and its state as last asked for. */
  payResult: { orderId: string; state: string } | null
  /** false inside the native web view when the shell draws its own header. */
  headerShow: boolean
}

export const usePay = createGroup<PayGroup>(
  { payMeterInfo: null, telePayData: null, teleConfirmPay: null, payResult: null, headerShow: true },
  { keep: ['headerShow'] },
)
