import type { Config } from '../../config'
import type { Clock } from '../clock'
import { refuses } from '../switched-off'
import { httpWechat } from './http'

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

/** Without an account of WeChat no code says who somebody is: anybody could write himself one. */
const noWechat: Wechat = {
  appletAppId: '',
  appletOriginalId: '',
  jsapiAppId: '',
  code2Session: refuses('WeChat'),
  phoneNumber: refuses('WeChat'),
  jsapiTicket: refuses('WeChat'),
}

/** WeChat's servers when the settings name an account, else what stands in for them, else it is switched off. */
export function createWechat(config: Pick<Config, 'wechat'>, clock: Clock, standIn?: Wechat): Wechat {
  if (config.wechat) return httpWechat(config.wechat, { now: () => clock.now() })
  return standIn ?? noWechat
}
