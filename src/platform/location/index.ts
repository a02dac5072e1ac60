import { bridge, type BridgeLocation } from '../bridge'
import { host } from '../host'

/** The only system of coordinates that the product knows (specification 7). */
const WGS84 = { type: 'wgs84' }

/** ms */
const WITHIN = 8000

/** ms: what does not wait for a place goes without one. */
const AT_ONCE = 3000

/** The place of the phone, WGS-84; null where no source has it. The shell or WeChat first, then the browser itself (D 5.10). */
export async function locate(): Promise<BridgeLocation | null> {
  const answer = await bridge<BridgeLocation>('device.getLocation', WGS84)
  return answer.success ? answer.data : fromBrowser()
}

/** The same without a question to the user: only the shell, which has the user's permission (A 6.41); null after three seconds. */
export async function grantedPlace(): Promise<BridgeLocation | null> {
  if (host() !== 'native') return null
  const answer = await bridge<BridgeLocation>('device.getLocation', WGS84, AT_ONCE)
  return answer.success ? answer.data : null
}

function fromBrowser(): Promise<BridgeLocation | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        resolve({ lng: longitude, lat: latitude, accuracy, type: 'wgs84' }),
      () => resolve(null),
      { timeout: WITHIN },
    )
  })
}
