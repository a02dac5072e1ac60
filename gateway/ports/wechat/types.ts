export interface WechatIdentity {
  openId: string
  unionId: string | null
  /** WeChat's own key; it never leaves the gateway. */
  sessionKey: string
}

/** What the mini-program and the official account need of WeChat. A refused code is null; WeChat not reachable throws. */
export interface Wechat {
  /** '' where no mini-program is configured. */
  readonly appletAppId: string
  readonly appletOriginalId: string
  /** Official account whose JS-SDK the H5 app uses; '' where none is configured. */
  readonly jsapiAppId: string
  /** The identity behind a code of wx.login; each code works once. */
  code2Session(code: string): Promise<WechatIdentity | null>
  /** The phone behind a code of the phone button; each code works once. */
  phoneNumber(code: string): Promise<string | null>
  /** Ticket that signs pages for the JS-SDK. */
  jsapiTicket(): Promise<string>
}
