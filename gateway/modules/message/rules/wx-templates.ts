/* WeChat's templates (E-X-07a). Their ids are settings of the tenant, `wx.template.<KEY>`; a key without one is not offered. */

export type WxScene = 'bill' | 'supply' | 'order' | 'service' | 'hyq'

export interface WxTemplate {
  scene: WxScene
  title: string
  /** What one accepted authorisation is for. */
  desc: string
  /** WeChat's names of the fields, with where each value comes from: a parameter of the message, or what is in its place. */
  fields: readonly (readonly [name: string, from: readonly string[]])[]
}

/** Values that every message has beside its parameters. */
const BP = '@bp'
const TITLE = '@title'
const TEXT = '@text'
const NO = '@no'
const TIME = '@time'

const one = (scene: WxScene, title: string, desc: string, fields: WxTemplate['fields']): WxTemplate => ({
  scene,
  title,
  desc,
  fields,
})

export const wxTemplates: Readonly<Record<string, WxTemplate>> = {
  BILL: one('bill', '账单通知', '账单出具、逾期', [
    ['character_string1', [BP]],
    ['time2', ['month', TIME]],
    ['amount3', ['x']],
    ['date4', ['date', TIME]],
  ]),
  BALANCE: one('bill', '余额不足提醒', '余额低于您设定的数额', [
    ['character_string1', [BP]],
    ['amount2', ['x']],
    ['thing3', [TEXT]],
  ]),
  PAY: one('bill', '缴费成功通知', '款项到账', [
    ['amount1', ['x']],
    ['time2', [TIME]],
    ['thing3', ['channel', TITLE]],
  ]),
  SUPPLY: one('supply', '停气通知', '计划、紧急、欠费停气与调峰限气', [
    ['thing1', ['area', BP]],
    ['time2', ['start', 'date', TIME]],
    ['time3', ['end', TIME]],
    ['thing4', ['reason', TEXT]],
  ]),
  RESUME: one('supply', '恢复供气通知', '恢复供气的时间', [
    ['thing1', ['area', BP]],
    ['time2', ['start', TIME]],
    ['thing3', [TEXT]],
  ]),
  ORDER: one('order', '订单状态通知', '气量包订单与用气计划', [
    ['character_string1', ['no', NO]],
    ['phrase2', [TITLE]],
    ['time3', ['time', TIME]],
  ]),
  SIGN: one('order', '合同签署提醒', '协议、结算单待您签署', [
    ['thing1', [TITLE]],
    ['date2', ['time', 'deadline', TIME]],
  ]),
  SERVICE: one('service', '服务进度提醒', '工单、安检、工程的每一步', [
    ['character_string1', ['ticketNo', NO]],
    ['thing2', [TITLE]],
    ['phrase3', ['result', TITLE]],
    ['time4', [TIME]],
  ]),
  LEAD: one('service', '咨询进度提醒', '咨询与报价的进度', [
    ['character_string1', [NO]],
    ['thing2', ['name', TITLE]],
    ['phrase3', ['statusText', TITLE]],
  ]),
  REVIEW: one('service', '审核结果通知', '绑定、认证的审核结果', [
    ['thing1', [TITLE]],
    ['phrase2', ['result', TITLE]],
    ['time3', [TIME]],
  ]),
  HYQ: one('hyq', '活动开始提醒', '惠用气与活动开始', [
    ['thing1', ['title', TITLE]],
    ['time2', ['start', TIME]],
    ['thing3', [TEXT]],
  ]),
  PRIZE: one('hyq', '中奖通知', '奖品待领取', [
    ['thing1', ['prize', TITLE]],
    ['time2', ['date', TIME]],
  ]),
}

/** Characters that WeChat takes in a field (E-X-07). */
const LIMITS: Readonly<Record<string, number>> = {
  thing: 20,
  character_string: 32,
  phrase: 5,
  amount: 20,
  time: 32,
  date: 32,
}

function cut(name: string, value: string): string {
  const limit = LIMITS[name.replace(/\d+$/, '')] ?? 20
  const characters = Array.from(value.replace(/\s+/g, ' ').trim())
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`
}

export interface WxMessage {
  bp: string | null
  bizId: string
  title: string
  summary: string
  params: Readonly<Record<string, string>>
  createdAt: string
}

/** The fields of a template filled from a message, each within WeChat's limits and without line breaks. */
export function wxFields(template: WxTemplate, message: WxMessage): Record<string, string> {
  const own: Record<string, string> = {
    ...message.params,
    [BP]: message.bp ?? message.bizId,
    [TITLE]: message.title,
    [TEXT]: message.summary,
    [NO]: message.bizId,
    [TIME]: `${message.createdAt.slice(0, 10)} ${message.createdAt.slice(11, 16)}`,
  }
  return Object.fromEntries(
    template.fields.map(([name, from]) => {
      const value = from.map((key) => own[key] ?? '').find((text) => text !== '') ?? '-'
      return [name, cut(name, name.startsWith('amount') && value !== '-' ? `${value}元` : value)]
    }),
  )
}
