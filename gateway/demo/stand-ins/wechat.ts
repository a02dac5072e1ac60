import { createHash } from 'node:crypto'
import { isSignedWith } from '../../ports/wechat/callback-sign'
import type { SendOutcome, SubscribeMessage, Wechat } from '../../ports/wechat'

/** Codes of the demo: `demo-<phone>`, with a suffix where one person logs in again: `demo-13800000001-2`. */
const demoCode = /^demo-(1[2-9]\d{9})(-[\w-]+)?$/

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The openId that a demo phone always has. */
export const demoOpenId = (phone: string): string => `oDemo${digest(phone).slice(0, 23)}`

/** The demo phone as a follower of the official account, and the person that both openIds are. */
export const demoAccountOpenId = (phone: string): string => `oAcct${digest(phone).slice(0, 23)}`
export const demoUnionId = (phone: string): string => `uDemo${digest(phone).slice(0, 23)}`

/** The word that the demo's WeChat signs its events with. */
export const demoCallbackToken = 'embedded-callback-token'

/** Every other code (what the developer tools hand out) belongs to one person without a phone here. */
const developerOpenId = 'oDeveloper000000000000000000'

/** How many used codes are remembered; WeChat forgets its own after five minutes. */
const mostRemembered = 10_000

/**
 * WeChat inside the process (C 5.7): a code works once and belongs to a fixed person. An empty code and one that was used are
 * refused as WeChat does.
 */
export function embeddedWechat(keep: (message: SubscribeMessage) => Promise<void> = async () => {}): Wechat {
  const used = new Set<string>()
  const take = (kind: string, code: string): boolean => {
    const mark = `${kind}|${code}`
    if (code === '' || used.has(mark)) return false
    if (used.size >= mostRemembered) used.clear()
    used.add(mark)
    return true
  }
  const send = async (message: SubscribeMessage): Promise<SendOutcome> => {
    if (message.tmplId.endsWith('-spent')) return 'noCredit'
    if (message.tmplId.endsWith('-deleted')) return 'refused'
    await keep(message)
    return { providerId: digest(JSON.stringify(message)).slice(0, 16) }
  }
  return {
    appletAppId: '',
    appletOriginalId: '',
    jsapiAppId: '',
    async code2Session(code) {
      if (!take('login', code)) return null
      const phone = demoCode.exec(code)?.[1]
      const openId = phone === undefined ? developerOpenId : demoOpenId(phone)
      const unionId = phone === undefined ? null : demoUnionId(phone)
      return { openId, unionId, sessionKey: digest(`key|${code}`).slice(0, 24) }
    },
    async phoneNumber(code) {
      const phone = demoCode.exec(code)?.[1]
      return phone !== undefined && take('phone', code) ? phone : null
    },
    jsapiTicket: async () => 'embedded-jsapi-ticket',
    sendSubscribe: send,
    sendAccount: send,
    unionIdOf: async (openId) => (openId.startsWith('oAcct') ? openId.replace('oAcct', 'uDemo') : null),
    // A picture that no camera of WeChat can read would be of no use: an ordinary code takes its place.
    wxaCode: () => Promise.resolve(null),
    isSigned: (sign) => isSignedWith(demoCallbackToken, sign),
  }
}
