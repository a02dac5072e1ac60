import { bridge } from '../bridge'
import { host } from '../host'

/** Can this host read a QR code? A plain browser cannot. */
export const canScan = (): boolean =>
  host() === 'native' || (host() === 'wechat' && window.wx?.scanQRCode !== undefined)

/** Text of a QR code; null when the user cancels or the host cannot read one. */
export async function scanCode(): Promise<string | null> {
  if (host() === 'native') {
    const answer = await bridge<{ result?: string }>('device.scan')
    return answer.success ? (answer.data?.result ?? null) : null
  }
  const scan = window.wx?.scanQRCode
  if (host() !== 'wechat' || scan === undefined) return null
  return new Promise((resolve) => {
    scan({
      needResult: 1,
      scanType: ['qrCode'],
      success: ({ resultStr }) => resolve(resultStr),
      fail: () => resolve(null),
      cancel: () => resolve(null),
    })
  })
}
