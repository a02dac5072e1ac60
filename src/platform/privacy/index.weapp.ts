import Taro from '@tarojs/taro'

/** WeChat's page with the privacy guide of this mini-program; WeChat for computers may lack it. */
export const hasPrivacyContract = (): boolean => typeof Taro.openPrivacyContract === 'function'
export const openPrivacyContract = (): void => Taro.openPrivacyContract({})

export { onPrivateRefusal } from './refusal'
