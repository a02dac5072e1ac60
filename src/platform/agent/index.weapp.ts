import Taro from '@tarojs/taro'

/** What the app runs in: WeChat, its library, the phone. */
export function agentText(): string {
  const { version = '', SDKVersion = '' } = Taro.getAppBaseInfo()
  const { brand = '', model = '', system = '' } = Taro.getDeviceInfo()
  return `微信 ${version}，基础库 ${SDKVersion}，${brand} ${model}，${system}`
}

/** Kind of the network; '' where WeChat does not know it. */
export const networkType = (): Promise<string> =>
  Taro.getNetworkType().then(
    ({ networkType: kind }) => kind,
    () => '',
  )

/** px at the top and the bottom of the screen that the phone keeps for itself. */
export function safeArea(): { top: number; bottom: number } {
  const { safeArea: area, screenHeight } = Taro.getWindowInfo()
  return area ? { top: area.top, bottom: screenHeight - area.bottom } : { top: 0, bottom: 0 }
}

/** KB that the mini-program keeps on the phone. */
export const storedKb = (): number | null => Taro.getStorageInfoSync().currentSize
