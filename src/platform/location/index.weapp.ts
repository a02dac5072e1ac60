import Taro from '@tarojs/taro'
import { bridge, type BridgeLocation } from '../bridge'

/** ms: what does not wait for a place goes without one. */
const AT_ONCE = 3000

/** The place of the phone, WGS-84; null when the user does not permit it. */
export async function locate(): Promise<BridgeLocation | null> {
  const answer = await bridge<BridgeLocation>('device.getLocation')
  return answer.success ? answer.data : null
}

/** The same where the user has allowed it before, so that nothing is asked; null after three seconds. */
export function grantedPlace(): Promise<BridgeLocation | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), AT_ONCE))
  return Promise.race([late, isGranted().then((granted) => (granted ? locate() : null))])
}

const isGranted = (): Promise<boolean> =>
  Taro.getSetting().then(
    ({ authSetting }) => authSetting['scope.userLocation'] === true,
    () => false,
  )
