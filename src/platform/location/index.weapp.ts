import { bridge, type BridgeLocation } from '../bridge'

/** Where the phone is, WGS-84; null when the user does not tell. */
export async function locate(): Promise<BridgeLocation | null> {
  const answer = await bridge<BridgeLocation>('device.getLocation')
  return answer.success ? answer.data : null
}
