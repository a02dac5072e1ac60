import { call } from '@/request'
import { fullAddress } from '@/platform/landing'
import { addressToSign, configureWx } from '@/platform/wx-sdk'

/** Has WeChat's JS-SDK signed for the present address (call 21); answers whether its calls may be used. Rejects as `call` does. */
export async function configureWxSdk(): Promise<boolean> {
  const url = addressToSign(fullAddress().split('#', 1)[0] ?? '')
  const signature = await call(
    'default GET /crmgas/portal/login/getTicketTokenByUrl',
    { url },
    { loading: false, handles: 'all', duringStart: true },
  )
  return configureWx(signature)
}
