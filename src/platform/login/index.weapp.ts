import Taro from '@tarojs/taro'

/** WeChat's login code: single use, a few minutes valid (LG-11). Rejects with WeChat's own text. */
export async function wxLoginCode(): Promise<string> {
  const { code, errMsg } = await Taro.login()
  if (!code) throw new Error(errMsg)
  return code
}

/** What the gateway calls this kind of terminal (LG-10). */
export const terminalType = (): 'WEAPP' => 'WEAPP'

/** Shown in the list of devices. */
export const deviceName = (): string => {
  const { brand = '', model = '' } = Taro.getDeviceInfo()
  return `${brand} ${model}`.trim() || '微信小程序'
}
