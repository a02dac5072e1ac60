import type { Static } from '@sinclair/typebox'
import type { SmsType as SmsTypeSchema } from '@contract/account'
import { isNumericCode, isPhone } from '@domain/validate'
import { lockByName } from '../../db/lock'
import { addressSubject } from '../../http/address'
import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { blame, triesOf } from './address'
import { captchaRefusal } from './captcha'
import { committed } from './committed'
import {
  countSmsOfVisitors,
  insertSmsCode,
  newestSmsCode,
  setSmsAttempts,
  smsTimesOfAddress,
  smsTimesOfPhone,
  consumeSmsCode,
} from './repo'
import { MOST_SMS_TRIES, needsCaptcha, SMS_EXPIRE_SECONDS, SMS_INTERVAL_SECONDS, smsRefusal } from './rules/sms-limits'
import { hashOf, indexOf, isSame, newSmsCode } from '../../secret'

/** GUEST is sent by a link's own call alone (Y-16): it cannot be requested by a phone number. */
export type SmsType = Static<typeof SmsTypeSchema> | 'GUEST'

const names: Readonly<Record<SmsType, string>> = {
  LOGIN: '登录',
  RESET: '重置密码',
  BINDWX: '微信绑定',
  BIND: '户号绑定',
  OLDPHONE: '更换手机号',
  NEWPHONE: '更换手机号',
  TRANSFER: '主账号转让',
  CANCEL: '注销账号',
  EXPORT: '导出个人信息',
  TITLE: '开票信息变更',
  BALANCE_PAY: '余额支付',
  PAY_APPROVE: '付款审批',
  GRANT: '子账号付款权限',
  CONTRACT_SIGN: '合同签署',
  BANK_VIEW: '银行账户查看',
  BANK_DELETE: '银行账户删除',
  STAFF: '员工身份验证',
  GUEST: '查看他人分享的账单',
}

export interface SmsRequest {
  phone: string
  smsType: SmsType
  /** false: everything goes as if, but nothing is sent (LG-04, RESET of an unknown phone). */
  isSent: boolean
  ip: string
  /** No user is logged in: all visitors together get so many codes a day. */
  byVisitor: boolean
  /** What the code is for, where it is to be good for nothing else. */
  subject?: string
  captchaId?: string
  captchaCode?: string
}

const hour = 3600_000
const codeHash = (phoneIndex: string, code: string, subject = '') =>
  hashOf(subject === '' ? `${phoneIndex}|${code}` : `${phoneIndex}|${subject}|${code}`)

/**
 * Decides about a code and keeps it (LG-02..LG-05); the message leaves after the commit. Returns the refusal instead of throwing
 * it: a picture that was typed is used up also when the answer is no.
 */
export async function sendCode(
  work: Work,
  request: SmsRequest,
): Promise<Refusal | { interval: number; expire: number }> {
  const { phone } = request
  const address = addressSubject(request.ip)
  if (!isPhone(phone)) return new Refusal('2001')
  const phoneIndex = indexOf(work, phone)
  const now = work.clock.now()
  // Two requests at once count each other. Always the phone first, then the address: no deadlock.
  await lockByName(work.db, 'sms', phoneIndex)
  await lockByName(work.db, 'sms', address)
  const history = {
    phone: await smsTimesOfPhone(work.db, phoneIndex, isoOf(now - 24 * hour)),
    address: await smsTimesOfAddress(work.db, address, isoOf(now - hour)),
  }
  const limits = {
    perHour: work.settings.integer('*', 'sms.ipPerHour', 30),
    captchaFrom: work.settings.integer('*', 'sms.ipCaptchaFrom', 10),
  }
  const refused = smsRefusal(history, limits, now)
  if (refused) return new Refusal(refused.code, waitOf(refused.retryAfter))
  if (needsCaptcha(history, limits, now)) {
    const failed = await captchaRefusal(work, request)
    if (failed) return failed
  }
  if (request.byVisitor && (await isUsedUp(work))) return new Refusal('2005', { text: USED_UP })
  await saveCode(work, request, phoneIndex)
  return { interval: SMS_INTERVAL_SECONDS, expire: SMS_EXPIRE_SECONDS }
}

/** The company pays for each code: beyond this a day, attackers with many addresses and phones find nothing to spend. */
const VISITORS_A_DAY = 10_000
const USED_UP = '今日短信验证码发送量已达上限，请明日再试'

/** Whether visitors have been sent all codes of the day (sms.visitorsPerDay). Two at once may pass it by one. */
async function isUsedUp(work: Work): Promise<boolean> {
  const most = work.settings.integer('*', 'sms.visitorsPerDay', VISITORS_A_DAY)
  if ((await countSmsOfVisitors(work.db, `${work.clock.today()}T00:00:00+08:00`)) < most) return false
  work.log.error({ alarm: 'SMS', most }, 'visitors have used up the codes of the day')
  return true
}

const waitOf = (retryAfter: number | null) =>
  retryAfter === null ? {} : { params: { n: retryAfter }, data: { retryAfter } }

async function saveCode(work: Work, request: SmsRequest, phoneIndex: string): Promise<void> {
  const { phone, smsType, isSent, ip, subject, byVisitor } = request
  const code = newSmsCode()
  const now = work.clock.now()
  await insertSmsCode(work.db, {
    smsId: newId(now),
    phoneIndex,
    smsType,
    codeHash: codeHash(phoneIndex, code, subject),
    expireAt: isoOf(now + SMS_EXPIRE_SECONDS * 1000),
    sentIp: addressSubject(ip),
    byVisitor: byVisitor && isSent,
    createdAt: isoOf(now),
  })
  if (!isSent) return
  const text = `验证码${code}，用于${names[smsType]}，${SMS_EXPIRE_SECONDS / 60}分钟内有效。请勿告知他人。`
  work.afterCommit(() => work.ports.sms.send({ phone, smsType, text, code }))
}

/** A code that was found right but is not used up yet. */
export interface SmsProof {
  smsId: string
}

/**
 * Whether the code is right, in a transaction of its own: a wrong one is counted for good (LG-02). Only for `manual` handlers,
 * before their own transaction. Throws 2002 while tries are left, 2003 when the code is dead, used, too old or was never sent.
 */
export const checkCode = <S>(
  ctx: Ctx<S>,
  phone: string,
  code: string,
  smsType: SmsType,
  subject?: string,
): Promise<SmsProof> => committed(ctx, (tx) => judgeCode(tx, { phone, code, smsType, subject: subject ?? '' }))

interface Typed {
  phone: string
  code: string
  smsType: SmsType
  /** What is to be done with it: a code that was sent for something else is wrong. */
  subject: string
}

async function judgeCode<S>(ctx: Ctx<S>, { phone, code, smsType, subject }: Typed): Promise<SmsProof | Refusal> {
  const phoneIndex = indexOf(ctx, phone)
  const row = await newestSmsCode(ctx.db, phoneIndex, smsType)
  const tries = await triesOf(ctx, ctx.ip)
  if (tries instanceof Refusal) return tries
  const isDead =
    !row || row.usedAt !== null || row.attempts >= MOST_SMS_TRIES || Date.parse(row.expireAt) <= ctx.clock.now()
  if (isDead) return new Refusal('2003')
  const fits = ['', subject].some((of) => isSame(row.codeHash, codeHash(phoneIndex, code, of)))
  if (isNumericCode(code) && fits) return { smsId: row.smsId }
  await blame(ctx, ctx.ip)
  await setSmsAttempts(ctx.db, row.smsId, row.attempts + 1)
  return new Refusal(row.attempts + 1 >= MOST_SMS_TRIES ? '2003' : '2002')
}

/** Uses a right code up, in the transaction of what it allows: of two calls with one code one gets 2003. */
export async function useCode(work: Work, proof: SmsProof): Promise<void> {
  if (!(await consumeSmsCode(work.db, proof.smsId, work.clock.iso()))) throw new Refusal('2003')
}
