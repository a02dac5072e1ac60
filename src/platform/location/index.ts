import { bridge, type BridgeLocation } from '../bridge'

/** ms */
const WITHIN = 8000

/** Where the phone is, WGS-84; null when nobody tells. The shell or WeChat first, then the browser itself (D 5.10). */
export async function locate(): Promise<BridgeLocation | null> {
  const answer = await bridge<BridgeLocation>('device.getLocation')
  return answer.success ? answer.data : fromBrowser()
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
