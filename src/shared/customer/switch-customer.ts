import { enterAs } from '@/auth'
import { call, forgetReads } from '@/request'
import { useCommon, useEngine, useInvoice, usePay } from '@/stores'

/** BD-12: another customer number of the same tenant; everything shown so far belonged to the former one. */
export async function switchCustomer(bp: string, companyCode?: string): Promise<void> {
  const info = await call('default POST /crmgas/portal/user/switchCustomer', {
    bp,
    ...(companyCode !== undefined && { companyCode }),
  })
  forgetCustomer()
  enterAs(info)
}

/** What the phone stores of the former customer number. */
export function forgetCustomer(): void {
  forgetReads()
  useInvoice.setState(useInvoice.getInitialState(), true)
  usePay.setState(({ headerShow }) => ({ ...usePay.getInitialState(), headerShow }), true)
  useEngine.setState(useEngine.getInitialState(), true)
  useCommon.setState({
    installmentInfo: null,
    stopGasInfo: null,
  })
}
