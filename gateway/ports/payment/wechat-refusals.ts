import { RefundBlocked, RefundLater } from './types'
import type { WechatAnswer } from './wechat-client'

/** LATER: the same request again, by itself. PERSON: nothing changes until a person mends it. OVER: the channel will never take this refund. */
type Meaning = 'LATER' | 'PERSON' | 'OVER'

/**
 * The error codes of WeChat Pay v3 for refunds (pay.weixin.qq.com/doc/v3, 申请退款, 查询退款) and what they ask of us; TRADE_OVERDUE is what
 * its older interface says of a trade past its year.
 */
const refundCodes: Readonly<Record<string, Meaning>> = {
  SYSTEM_ERROR: 'LATER',
  FREQUENCY_LIMITED: 'LATER',
  NOT_ENOUGH: 'LATER',
  PARAM_ERROR: 'PERSON',
  INVALID_REQUEST: 'PERSON',
  SIGN_ERROR: 'PERSON',
  NO_AUTH: 'PERSON',
  MCH_NOT_EXISTS: 'PERSON',
  RESOURCE_NOT_EXISTS: 'PERSON',
  REQUEST_BLOCKED: 'PERSON',
  USER_ACCOUNT_ABNORMAL: 'OVER',
  TRADE_OVERDUE: 'OVER',
}

const codeOf = (answer: WechatAnswer): string => String(answer.body['code'] ?? '')

export const isOver = (answer: WechatAnswer): boolean => refundCodes[codeOf(answer)] === 'OVER'

/** A code that the documentation does not describe is for a clerk: money must not wait unseen, nor be taken for refused. */
export function refundRefused(answer: WechatAnswer): RefundLater | RefundBlocked {
  const code = codeOf(answer)
  const Refused = refundCodes[code] === 'LATER' ? RefundLater : RefundBlocked
  return new Refused(code, refusalText(answer))
}

export const refusalText = (answer: WechatAnswer): string =>
  `WeChat Pay refused: ${answer.status} ${codeOf(answer)} ${String(answer.body['message'] ?? '')}`
