import Taro from '@tarojs/taro'

export const canScan = (): boolean => true

/** Text of a QR code; null when the user cancels. */
export async function scanCode(): Promise<string | null> {
  try {
    return (await Taro.scanCode({ scanType: ['qrCode'] })).result
  } catch {
    return null
  }
}
