/** WeChat's own privacy page exists in the mini-program only. */
export const hasPrivacyContract = (): boolean => false
export const openPrivacyContract = (): void => undefined

export { onPrivateRefusal } from './refusal'
