export interface WxSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

/** The mini-program is WeChat: nothing to configure. */
export const addressToSign = (cleaned: string): string => cleaned

export const configureWx = (_signature: WxSignature): Promise<boolean> => Promise.resolve(false)

export const redirectMiniProgram = (_url: string): boolean => false
