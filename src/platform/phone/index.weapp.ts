import Taro from '@tarojs/taro'

/** Opens the dialler with this number. Closing it is no failure. */
export const callPhone = (number: string): void => {
  Taro.makePhoneCall({ phoneNumber: number.replace(/[^\d+-]/g, '') }).catch(() => undefined)
}
