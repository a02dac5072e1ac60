import type { Config } from '../../config'
import type { Clock } from '../clock'
import { refuses } from '../switched-off'
import { httpWechat } from './http'
import type { Wechat } from './types'

export type * from './types'

/** Without an account of WeChat no code names a user: a client could make one up. */
const noWechat: Wechat = {
  appletAppId: '',
  appletOriginalId: '',
  jsapiAppId: '',
  code2Session: refuses('WeChat'),
  phoneNumber: refuses('WeChat'),
  jsapiTicket: refuses('WeChat'),
  sendSubscribe: refuses('WeChat'),
  sendAccount: refuses('WeChat'),
  unionIdOf: refuses('WeChat'),
  wxaCode: () => Promise.resolve(null),
  isSigned: () => false,
}

/** WeChat's servers when the settings name an account, else what stands in for them, else it is switched off. */
export function createWechat(config: Pick<Config, 'wechat'>, clock: Clock, standIn?: Wechat): Wechat {
  if (config.wechat) return httpWechat(config.wechat, { now: () => clock.now() })
  return standIn ?? noWechat
}
