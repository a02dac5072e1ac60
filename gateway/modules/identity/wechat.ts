import { createHash, randomBytes } from 'node:crypto'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { wxCredits, type Contact } from '../message/service'
import { isoOf } from '../../ports/clock'
import { hasAccepted } from './agreement'
import { committed } from './committed'
import { enter, type LoginAnswer } from './login'
import { refuseForm, userOfPhone } from './prove-login'
import * as repo from './repo'
import { WX_SESSION } from './rules/lifetimes'
import { hashOf, newSecret, seal, unseal } from '../../secret'
import { logSecurityAfterCommit, withPhone } from './security'
import { deviceOf, loginRefusal } from './sessions'
import { checkCode, useCode } from './sms'
import { usersById } from './users'

/** Key of ties made without a configured mini-program. */
const embeddedAppId = 'embedded'
const appIdOf = (work: Work) => work.ports.wechat.appletAppId || embeddedAppId

export interface WxAnswer {
  sessionKey: string
  openId: string
  isLogin: 0 | 1
  token: string
  userId: string
  grantCode: string
  tenantId: string
}

export interface WxLoginInput {
  code: string
  deviceName?: string
  /** '1': the box is ticked. */
  agreement?: string
  /** '1': identifies the user without a login, as after a logout. */
  identifyOnly?: '1' | '0'
}

/**
 * Call 45, LG-11. WeChat is asked before any transaction; a used or old code is 2015. A known identity enters when its user has
 * accepted the documents in force, before or by the tick; until then it is known and has no session.
 */
export async function loginByWechat<S>(ctx: Ctx<S>, input: WxLoginInput): Promise<WxAnswer> {
  const identity = await ctx.ports.wechat.code2Session(input.code)
  if (!identity) throw new Refusal('2015')
  return committed(ctx, async (tx) => {
    const sessionKey = newSecret()
    const { openId } = identity
    const appId = appIdOf(tx)
    await repo.insertWxSession(tx.db, {
      handleHash: hashOf(sessionKey),
      appId,
      openId,
      unionId: identity.unionId,
      sessionKeyEnc: seal(tx, identity.sessionKey),
      expireAt: isoOf(tx.clock.now() + WX_SESSION),
    })
    const outside = { sessionKey, openId, token: '', userId: '', grantCode: '', tenantId: '' } as const
    const tied = await repo.relationOf(tx.db, appId, openId)
    if (!tied?.userId || input.identifyOnly === '1') return { ...outside, isLogin: 0 } as const
    const user = await repo.lockUser(tx.db, tied.userId)
    const refused = await loginRefusal(tx, user)
    if (refused) return refused
    if (input.agreement !== '1' && !(await hasAccepted(tx, user.userId))) return { ...outside, isLogin: 1 } as const
    const { token, userId, grantCode, tenantId } = await enter(tx, user, 'wx', wxDevice(ctx, input, openId), false)
    return { sessionKey, openId, isLogin: 1, token, userId, grantCode, tenantId } as const
  })
}

const wxDevice = <S>(ctx: Ctx<S>, input: { deviceName?: string; rememberMe?: '1' | '0' }, openId: string) => ({
  ...deviceOf(ctx, { ...input, terminalType: 'WEAPP' }),
  openId,
})

export interface BindWxInput {
  openId: string
  sessionKey: string
  phoneCode?: string
  phone?: string
  smsCode?: string
  agreement?: string
  replace?: '1' | '0'
  rememberMe?: '1' | '0'
  deviceName?: string
}

/** Call 46, LG-12: the phone is proved by WeChat's phone button or by SMS; then it is tied to the WeChat identity and logged in. */
export async function bindWechat<S>(ctx: Ctx<S>, input: BindWxInput): Promise<LoginAnswer & { openId: string }> {
  const { openId } = input
  const appId = appIdOf(ctx)
  const wx = await repo.liveWxSession(ctx.db, hashOf(input.sessionKey), ctx.clock.iso())
  if (!wx || wx.openId !== openId || wx.appId !== appId) throw new Refusal('2015')
  const { phone, proof } = await provenPhone(ctx, input, wx)
  return committed(ctx, async (tx) => {
    const { user, isNew } = await userOfPhone(tx, phone, 'WEAPP')
    const refused = await loginRefusal(tx, user)
    if (refused) return refused
    const tied = await repo.relationOfUser(tx.db, appId, user.userId)
    if (tied && tied.openId !== openId && input.replace !== '1') {
      return new Refusal('2016', { data: { needReplace: '1' } })
    }
    if (proof) await useCode(tx, proof)
    await repo.tie(tx.db, { appId, openId, unionId: wx.unionId, userId: user.userId, now: tx.clock.iso() })
    logSecurityAfterCommit(tx, { event: 'wechat tied', userId: user.userId, ip: ctx.ip, terminal: 'WEAPP' })
    const answer = await enter(tx, user, 'wx', wxDevice(ctx, input, openId), isNew)
    return { ...answer, openId }
  })
}

/**
 * The phone and what proves it. A code of the phone button works once at WeChat, so what it proved is kept with the WeChat session:
 * after 2016 the same body comes again with `replace`.
 */
async function provenPhone<S>(ctx: Ctx<S>, input: BindWxInput, wx: repo.WxSessionRow) {
  if (input.phoneCode === undefined) {
    const phone = input.phone ?? ''
    refuseForm({ username: phone, agreement: input.agreement })
    const check = () => checkCode(ctx, phone, input.smsCode ?? '', 'BINDWX')
    return { phone, proof: await withPhone(ctx, { username: phone, terminalType: 'WEAPP' }, check) }
  }
  const phoneCodeHash = hashOf(input.phoneCode)
  const isKnown = wx.phoneCodeHash === phoneCodeHash && wx.phoneEnc !== null
  const phone = isKnown ? unseal(ctx, wx.phoneEnc ?? '') : await ctx.ports.wechat.phoneNumber(input.phoneCode)
  if (phone === null) throw new Refusal('2015')
  if (!isKnown) await repo.saveProvenPhone(ctx.db, wx.handleHash, phoneCodeHash, seal(ctx, phone))
  refuseForm({ username: phone, agreement: input.agreement })
  return { phone, proof: null }
}

/** Call 47: the openId must be the one of this session, or tied to its user; remembers the customer number with it. */
export async function saveRelation(ctx: Ctx<Session>, openId: string): Promise<true> {
  const { userId, bp } = ctx.session
  const isKept = openId !== '' && (await repo.saveBp(ctx.db, appIdOf(ctx), openId, userId, bp))
  if (!isKept) throw new Refusal('2021')
  return true
}

/** Call 48: the next start of this WeChat is no login. The session goes on without it. */
export async function unbindWechat(ctx: Ctx<Session>): Promise<true> {
  const { userId, sessionId, terminalType: terminal } = ctx.session
  await repo.untie(ctx.db, appIdOf(ctx), userId, ctx.clock.iso())
  logSecurityAfterCommit(ctx, { event: 'wechat untied', userId, ip: ctx.ip, terminal })
  await repo.updateSession(ctx.db, sessionId, { openId: null })
  return true
}

/** Whether the user has a live WeChat tie (userInfo.wxBound). */
export const isWxBound = async (work: Work, userId: string): Promise<boolean> =>
  (await repo.relationOfUser(work.db, appIdOf(work), userId)) !== undefined

/** Call 21: the signature of a page for the JS-SDK: sha1 over ticket, nonce, time and address without hash. */
export async function signPage(
  work: Work,
  url: string,
): Promise<{ appId: string; timestamp: number; nonceStr: string; signature: string }> {
  const address = url.split('#', 1)[0] ?? ''
  const hosts = work.settings.text('*', 'wx.jsapiHosts', 'localhost,127.0.0.1').split(',')
  if (!URL.canParse(address) || !hosts.includes(new URL(address).hostname)) throw new Refusal('2020')
  const ticket = await work.ports.wechat.jsapiTicket()
  const nonceStr = randomBytes(12).toString('base64url')
  const timestamp = Math.floor(work.clock.now() / 1000)
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`
  const signature = createHash('sha1').update(text).digest('hex')
  return { appId: work.ports.wechat.jsapiAppId || embeddedAppId, timestamp, nonceStr, signature }
}

/** How a user is reached outside the app; null once the account is closed. */
export async function contactOfUser(work: Work, userId: string): Promise<Contact | null> {
  const user = (await usersById(work, [userId])).get(userId)
  if (user === undefined) return null
  const tied = await repo.relationOfUser(work.db, appIdOf(work), userId)
  return { phone: user.phone, openId: tied?.openId ?? null, unionId: tied?.unionId ?? null }
}

/** The user that this WeChat is tied to. */
export const tiedUser = async (work: Work, openId: string): Promise<string | null> =>
  (await repo.relationOf(work.db, appIdOf(work), openId))?.userId ?? null

/** Call 22; with a login also what WeChat may send to the user. */
export async function smallInfo(work: Ctx, scene: string | undefined) {
  const { appletAppId, appletOriginalId, jsapiAppId } = work.ports.wechat
  const stages = { PRO: 'release', UAT: 'trial', FAT: 'develop', DEV: 'develop' } as const
  const envVersion = stages[work.config.environment]
  const info = {
    appletAppId,
    originalId: appletOriginalId,
    homePath: '/pages/home/index/index',
    envVersion,
    jsapiAppId,
  }
  return work.session === null ? info : { ...info, ...(await wxCredits(work, work.session.userId, scene)) }
}
