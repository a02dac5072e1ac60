/** WeChat's own privacy page exists in the mini-program only. */
export const hasPrivacyContract = (): boolean => false
export const openPrivacyContract = (): void => undefined

/** No other host has WeChat's privacy agreement. */
export const onPrivateRefusal = (_tell: (text: string) => void): void => undefined
