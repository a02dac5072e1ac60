/** A kind of task at the staff desk (CV-10). */
export interface DeskKind {
  label: string
  /** Staff may grant another volume than the one that was asked for. */
  adjusts?: true
}

/** Kinds of desk tasks by their `bizType`; a gateway test holds it against what the areas declare. */
export const deskKinds: Readonly<Record<string, DeskKind>> = {
  CERT: { label: '企业认证' },
  QUALIFICATION: { label: '资质' },
  MASTER_CLAIM: { label: '主账号变更' },
  TITLE: { label: '发票抬头' },
  RED: { label: '红字发票' },
  STATEMENT_DISPUTE: { label: '结算异议', adjusts: true },
  READING: { label: '抄表读数', adjusts: true },
  METER_IMG: { label: '表具照片' },
  NFC_MANUAL: { label: '写卡核实' },
  PACKAGE_ADD: { label: '追加提气' },
  ORDER_TERMINATE: { label: '订单终止' },
  PLAN: { label: '用气计划', adjusts: true },
  PLAN_CHANGE: { label: '计划变更' },
  DEVIATION: { label: '偏差原因' },
  INSTALLMENT: { label: '分期申请' },
  REFUND: { label: '退款' },
  REFUND_BLOCKED: { label: '退款受阻' },
  TT_PROOF: { label: '电汇凭证' },
  BANK_ENTRY: { label: '银行来账' },
  BANK_ACCOUNT: { label: '银行账户核实' },
  BALANCE: { label: '资源平衡报名' },
  CONTRACT: { label: '合同' },
  CONTRACT_CONFLICT: { label: '合同签署冲突' },
  RECORD_SITE: { label: '用气点' },
  RECORD_EQUIPMENT: { label: '用气设备' },
  RECORD_ALARM: { label: '报警器' },
  STOP_GAS: { label: '停气' },
  TICKET_ACCEPT: { label: '工单受理' },
  TICKET_CALL_BACK: { label: '差评回访' },
  HAZARD_EXTEND: { label: '隐患延期' },
  HAZARD_PHOTOS: { label: '整改核验' },
  HAZARD_UPGRADE: { label: '隐患升级' },
  HAZARD_STOP: { label: '拟停气' },
  HAZARD_APPEAL: { label: '停气申诉' },
  PROJECT_VOUCHER: { label: '工程款凭证' },
  COUPON: { label: '优惠券发放' },
}

/** The name of a kind; its code where the table has none. */
export const deskKindLabel = (bizType: string): string => deskKinds[bizType]?.label ?? bizType

/** How near the limit of a task is: past it, within 30 minutes, later, or none. */
export type DeskUrgency = 'LATE' | 'SOON' | 'LATER' | 'NONE'

/** Urgency at `now` (ms) of a task that is due at an instant; the limit itself counts as past. */
export function deskUrgency(dueAt: string | null, now: number): DeskUrgency {
  if (dueAt === null) return 'NONE'
  const left = Date.parse(dueAt) - now
  if (left <= 0) return 'LATE'
  return left <= 30 * 60_000 ? 'SOON' : 'LATER'
}

/** '超时 12 分', '剩 3 分', '剩 5 小时', '剩 2 天', '不限时': whole units, rounded down, of a minute at least. */
export function timeLeft(dueAt: string | null, now: number): string {
  if (dueAt === null) return '不限时'
  const left = Date.parse(dueAt) - now
  const minutes = Math.max(1, Math.floor(Math.abs(left) / 60_000))
  const text =
    minutes < 60
      ? `${minutes} 分`
      : minutes < 24 * 60
        ? `${Math.floor(minutes / 60)} 小时`
        : `${Math.floor(minutes / 1440)} 天`
  return left <= 0 ? `超时 ${text}` : `剩 ${text}`
}
