import Taro from '@tarojs/taro'

/** Clients before 2.32.3 have no such page. */
export const hasPrivacyContract = (): boolean => typeof Taro.openPrivacyContract === 'function'

/** WeChat's page with the privacy guide of this mini-program. */
export const openPrivacyContract = (): void => Taro.openPrivacyContract({})
