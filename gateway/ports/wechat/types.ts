export interface WechatIdentity {
  openId: string
  unionId: string | null
  /** WeChat's own key; it never leaves the gateway. */
  sessionKey: string
}

/** A message of a template that the user has accepted. */
export interface SubscribeMessage {
  openId: string
  tmplId: string
  /** Page of the mini-program with its query. */
  page: string
  data: Readonly<Record<string, string>>
}

/**
 * Taken under WeChat's number; 'noCredit': no authorisation left (43101), or the account is not followed (43004); 'refused': the template
 * is gone, the user has blocked it or is unknown.
 */
export type SendOutcome = { providerId: string } | 'noCredit' | 'refused'

/** What WeChat signs the address of its events with. */
export interface CallbackSign {
  signature: string
  timestamp: string
  nonce: string
}

/** What the mini-program and the official account need of WeChat. A refused code is null; WeChat not reachable throws. */
export interface Wechat {
  /** '' where no mini-program is configured. */
  readonly appletAppId: string
  readonly appletOriginalId: string
  /** Official account with the JS-SDK that the H5 app uses; '' where none is configured. */
  readonly jsapiAppId: string
  /** The identity behind a code of wx.login; each code works once. */
  code2Session(code: string): Promise<WechatIdentity | null>
  /** The phone behind a code of the phone button; each code works once. */
  phoneNumber(code: string): Promise<string | null>
  /** Ticket that signs pages for the JS-SDK. */
  jsapiTicket(): Promise<string>
  /** Sends a subscription message. WeChat knows no number of ours: a message that is sent twice arrives twice. */
  sendSubscribe(message: SubscribeMessage): Promise<SendOutcome>
  /** Sends a message of the official account to a follower; it opens a page of the mini-program. */
  sendAccount(message: SubscribeMessage): Promise<SendOutcome>
  /** The person behind a follower of the official account; null: WeChat does not say. */
  unionIdOf(openId: string): Promise<string | null>
  /** The mini-program code of a scene (32 characters at most) on a page, as a picture; null: no mini-program is configured. */
  wxaCode(scene: string, page: string): Promise<Buffer | null>
  /** Whether an event comes from WeChat. */
  isSigned(sign: CallbackSign): boolean
}
