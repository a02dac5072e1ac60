import { usePay, type PayPayee } from '@/stores'

/** The payee chosen on select-account, as long as it is the one of this address (AE-61). */
export function usePayee(payToken: string | undefined): PayPayee | null {
  const info = usePay(({ payMeterInfo }) => payMeterInfo)
  return payToken !== undefined && info !== null && 'payToken' in info && info.payToken === payToken ? info : null
}
