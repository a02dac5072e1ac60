import type { ApiKey } from '@contract'
import { noteClick } from '.'

/* Codes of clicks (D TR-04, E 5.10). What is done by a call is counted by the call, once it was answered with success. */

const CODE_OF_CALL: Partial<Record<ApiKey, string>> = {
  'default POST /crmgas/serviceTicket/add': 'TK_ADD',
  'default POST /crmgas/serviceTicket/urge': 'TK_URGE',
  'default POST /crmgas/serviceTicket/evaluate': 'TK_EVALUATE',
  'default POST /crmgas/inspection/sign': 'IN_SIGN',
  'default POST /crmgas/inspection/hazard/rectify': 'IN_RECTIFY',
  'default POST /crmgas/consoleConfig/saveConsoleConfig': 'AC_SAVE',
  'default POST /crmgas/record/alarm/selfCheck': 'RC_SELF_CHECK',
  'default POST /crmgas/bankAccount/add': 'BK_ADD',
  'job POST /customer/node/confirmScheme': 'PJ_SCHEME',
  'job POST /project/approval/commit': 'PJ_APPROVAL',
  'job POST /customer/node/editWxAuth': 'PJ_PUSH',
  'answer POST /help/feedback': 'HC_USEFUL',
  'default POST /crmgas/zhulong/recognize': 'ZL_RECOGNIZE',
  'default POST /crmgas/zhulong/submitted': 'ZL_SUBMIT',
  'demand POST /lead/submit': 'hot_lead_submit',
  'default POST /crmgas/share/create': 'share_create',
  'default POST /crmgas/lottery/draw': 'lottery_draw',
  'default POST /small/hyq/submit': 'hyq_submit',
  'default POST /crmgas/smartMessage/action': 'smart_action',
  'default POST /crmgas/message/subscribe/report': 'wx_subscribe',
}

/** Taps that call nothing, or a call that says other things too. */
type TapCode =
  | 'BT_CALL'
  | 'BT_MESSAGE'
  | 'HL_CALL'
  | 'PO_NAV'
  | 'PO_CALL'
  | 'HC_SEARCH'
  | 'mall_banner'
  | 'mall_category'
  | 'mall_product'
  | 'goodgas_card'
  | 'goodbuygas_recommend'
  | 'news_item'
  | 'news_like'
  | 'gpt_ask'
  | 'gpt_citation'
  | 'msg_open'

/** Counts what a call has done. */
export function noteDone(key: ApiKey): void {
  const code = CODE_OF_CALL[key]
  if (code !== undefined) noteClick(code)
}

/** Counts a tap. */
export const noteTap = (code: TapCode): void => noteClick(code)

/** A tap that is counted; nothing where there is nothing to tap. */
export function counted<A extends unknown[], R>(code: TapCode, run: (...given: A) => R): (...given: A) => R
export function counted<A extends unknown[], R>(
  code: TapCode,
  run: ((...given: A) => R) | undefined,
): ((...given: A) => R) | undefined
export function counted<A extends unknown[], R>(code: TapCode, run: ((...given: A) => R) | undefined) {
  return (
    run &&
    ((...given: A) => {
      noteTap(code)
      return run(...given)
    })
  )
}
