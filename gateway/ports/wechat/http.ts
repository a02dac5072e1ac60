import type { WechatConfig } from '../../config'
import { isSignedWith } from './callback-sign'
import type { SendOutcome, SubscribeMessage, Wechat, WechatIdentity } from './types'

export interface WechatOptions {
  /** Milliseconds for one request. */
  timeout?: number
  host?: string
  /** Milliseconds since the epoch, for the life of cached tokens. */
  now: () => number
}

/** Errors of WeChat that mean "this code is no good": used, wrong, expired. */
const refusedCodes = new Set([40029, 40163, 41008])
/** The template was deleted or is another account's, the user has blocked it or is unknown, a field does not fit. */
const refusedMessages = new Set([40003, 40037, 43107, 43108, 47003])
const PHONE = '/wxa/business/getuserphonenumber?access_token='
const SEND = '/cgi-bin/message/subscribe/send?access_token='
const SEND_ACCOUNT = '/cgi-bin/message/template/send?access_token='
const CODE = '/wxa/getwxacodeunlimit?access_token='
/** Pixels of a mini-program code. */
const CODE_WIDTH = 430
const FOLLOWER = '/cgi-bin/user/info?lang=zh_CN&openid='
/** The user has no authorisation of this template left, or does not follow the account. */
const noCredit = new Set([43101, 43004])
/** A token that ended before its time (another server asked for a new one). */
const lostTokenCodes = new Set([40001, 40014, 42001])
/** Cached values are renewed this long before WeChat's end. */
const margin = 5 * 60_000

type Reply = Record<string, unknown> & { errcode?: number; errmsg?: string }

class WechatFailure extends Error {
  constructor(
    readonly code: number,
    what: string,
    message: string,
  ) {
    super(`WeChat ${what} failed: ${code} ${message}`)
  }
}

const OPENING_BRACE = '{'.charCodeAt(0)

function unlessRefused(what: string, reply: Reply): Reply {
  if (reply.errcode) throw new WechatFailure(reply.errcode, what, reply.errmsg ?? '')
  return reply
}

/** What a mini-program code opens; codes are drawn of pages that are not released yet, too. */
const codeBody = (scene: string, page: string) => ({
  scene,
  page: page.replace(/^\//, ''),
  check_path: false,
  width: CODE_WIDTH,
})

/** Keeps a token or ticket of WeChat's until shortly before its end. */
const cacheBy = (now: () => number) => (read: (fresh: boolean) => Promise<{ value: string; seconds: number }>) => {
  let held: { value: string; until: number } | null = null
  return async (fresh = false): Promise<string> => {
    if (!fresh && held && held.until > now()) return held.value
    const { value, seconds } = await read(fresh)
    held = { value, until: now() + seconds * 1000 - margin }
    return value
  }
}

/** Calls of WeChat's servers: their JSON, or a picture; a refusal is a `WechatFailure`. */
function wireOf(host: string, timeout: number) {
  async function send(what: string, path: string, body?: object): Promise<Response> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${host}${path}`, { ...init, signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`WeChat ${what} answered ${response.status}`)
    return response
  }

  async function ask(what: string, path: string, body?: object): Promise<Reply> {
    return unlessRefused(what, (await (await send(what, path, body)).json()) as Reply)
  }

  /** A call that answers a picture, or why not as JSON. */
  async function picture(what: string, path: string, body: object): Promise<Buffer> {
    const bytes = Buffer.from(await (await send(what, path, body)).arrayBuffer())
    if (bytes[0] === OPENING_BRACE) unlessRefused(what, JSON.parse(bytes.toString()) as Reply)
    return bytes
  }

  return { ask, picture }
}

/**
 * WeChat's own servers. Access tokens come from `stable_token`, which several gateways may ask for without ending each other's;
 * token and ticket are cached until shortly before their end.
 */
export function httpWechat(config: WechatConfig, options: WechatOptions): Wechat {
  const { timeout = 5000, host = config.endpoint || 'https://api.weixin.qq.com', now } = options

  const { ask, picture } = wireOf(host, timeout)

  const cached = cacheBy(now)

  const tokenOf = (appid: string, secret: string) =>
    cached(async (fresh) => {
      const body = { grant_type: 'client_credential', appid, secret, force_refresh: fresh }
      const reply = await ask('stable_token', '/cgi-bin/stable_token', body)
      return { value: String(reply['access_token']), seconds: Number(reply['expires_in']) }
    })

  const appletToken = tokenOf(config.appletAppId, config.appletSecret)
  const jsapiToken = tokenOf(config.jsapiAppId, config.jsapiSecret)

  /** One more try with a new token when the held one was ended from elsewhere. */
  async function withToken<T>(
    token: (fresh?: boolean) => Promise<string>,
    use: (token: string) => Promise<T>,
  ): Promise<T> {
    try {
      return await use(await token())
    } catch (error) {
      if (!(error instanceof WechatFailure) || !lostTokenCodes.has(error.code)) throw error
      return use(await token(true))
    }
  }

  const ticket = cached(() =>
    withToken(jsapiToken, async (token) => {
      const reply = await ask(
        'getticket',
        `/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token)}`,
      )
      return { value: String(reply['ticket']), seconds: Number(reply['expires_in']) }
    }),
  )

  const postAccount = (token: string, body: object) =>
    ask('template/send', SEND_ACCOUNT + encodeURIComponent(token), body)

  return {
    appletAppId: config.appletAppId,
    appletOriginalId: config.appletOriginalId,
    jsapiAppId: config.jsapiAppId,
    code2Session: (code) => orNull(session(code)),
    phoneNumber: (code) =>
      orNull(
        withToken(appletToken, async (token) => {
          const reply = await ask('getuserphonenumber', PHONE + encodeURIComponent(token), { code })
          return String((reply['phone_info'] as { purePhoneNumber: string }).purePhoneNumber)
        }),
      ),
    jsapiTicket: () => ticket(),
    sendSubscribe: (message) =>
      outcomeOf(
        withToken(appletToken, (token) => ask('subscribe/send', SEND + encodeURIComponent(token), bodyOf(message))),
      ),
    sendAccount: (message) =>
      outcomeOf(withToken(jsapiToken, (token) => postAccount(token, accountBodyOf(message, config.appletAppId)))),
    unionIdOf: (openId) =>
      withToken(jsapiToken, async (token) => {
        const path = `${FOLLOWER}${encodeURIComponent(openId)}&access_token=${encodeURIComponent(token)}`
        const { unionid } = await ask('user/info', path)
        return typeof unionid === 'string' ? unionid : null
      }),
    wxaCode: (scene, page) =>
      config.appletAppId === ''
        ? Promise.resolve(null)
        : withToken(appletToken, (token) =>
            picture('getwxacodeunlimit', CODE + encodeURIComponent(token), codeBody(scene, page)),
          ),
    isSigned: (sign) => isSignedWith(config.callbackToken, sign),
  }

  async function session(code: string): Promise<WechatIdentity> {
    const reply = await ask('jscode2session', `/sns/jscode2session?${sessionQuery(config, code)}`)
    const unionId = reply['unionid'] === undefined ? null : String(reply['unionid'])
    return { openId: String(reply['openid']), unionId, sessionKey: String(reply['session_key']) }
  }
}

const sessionQuery = ({ appletAppId, appletSecret }: WechatConfig, code: string): string =>
  new URLSearchParams({
    appid: appletAppId,
    secret: appletSecret,
    js_code: code,
    grant_type: 'authorization_code',
  }).toString()

/** WeChat's own `page` of the mini-program stands in `miniprogram` here. */
const accountBodyOf = ({ page, ...message }: SubscribeMessage, appid: string): object => ({
  ...bodyOf({ ...message, page: '' }),
  page: undefined,
  miniprogram: { appid, pagepath: page.replace(/^\//, '') },
})

const bodyOf = ({ openId, tmplId, page, data }: SubscribeMessage): object => ({
  touser: openId,
  template_id: tmplId,
  page: page.replace(/^\//, ''),
  data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }])),
})

/** What became of a message; a failure of the network or of WeChat itself is thrown. */
async function outcomeOf(sending: Promise<Reply>): Promise<SendOutcome> {
  try {
    return { providerId: String((await sending)['msgid'] ?? '') }
  } catch (error) {
    if (!(error instanceof WechatFailure)) throw error
    if (noCredit.has(error.code)) return 'noCredit'
    if (refusedMessages.has(error.code)) return 'refused'
    throw error
  }
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatFailure && refusedCodes.has(error.code)) return null
    throw error
  }
}
