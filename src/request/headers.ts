import type { RequestType } from '@contract/keys'
import { environment } from '@/platform/environment'
import { currentAddress } from '@/platform/address'
import { requestHeaders } from '@/platform/http/headers'
import { storage } from '@/platform/storage'
import { carriesUnified } from './services'

/** The headers every request carries (specification 7, C 0.2). `path` is prefix and path with places unfilled. */
export function headersFor(type: RequestType, path: string, contentType: string): Record<string, string> {
  const { accessKey, gatewayAccessKey } = environment
  const sender = { stored: storage.get, address: currentAddress(), accessKey, gatewayAccessKey }
  const headers = requestHeaders(sender, contentType, carriesUnified(path))
  const workbench = type === 'btwob' ? storage.get('x-workbench-token') : ''
  return workbench === '' ? headers : { ...headers, 'x-workbench-token': workbench }
}
