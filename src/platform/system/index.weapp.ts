import Taro from '@tarojs/taro'

export type System = 'android' | 'ios' | 'desktop'

export function system(): System {
  const { platform = '' } = Taro.getDeviceInfo()
  if (platform === 'android' || platform === 'ohos') return 'android'
  return platform === 'ios' ? 'ios' : 'desktop'
}
