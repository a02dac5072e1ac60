/*
 * Codes that are no state machine, each with the word a customer reads (A 1, A 2, CV-5).
 */

export const customerClasses = { INDUSTRY: '工业', COMMERCE: '商业', PUBLIC: '公共服务' } as const
export type CustomerClass = keyof typeof customerClasses

/** Relation of an applicant to the customer (BD-06). */
export const relations = { STAFF: '本单位员工', FINANCE: '财务', AGENT: '受托单位', OTHER: '其他' } as const

/** Price category of a meter. */
export const gasUses = { IND: '工业', COM: '商业', PUB: '公共服务', HEAT: '采暖锅炉' } as const
export type GasUse = keyof typeof gasUses

export const meterTypes = { IC: 'IC卡表', IOT: '远传表', MECH: '机械表' } as const
export type MeterType = keyof typeof meterTypes

export const icModes = { VOLUME: '气量表', AMOUNT: '金额表' } as const

export const chargeModes = { PREPAID_CARD: '卡表预付', PREPAID_REMOTE: '远传预付', POSTPAID: '后付费月结' } as const
export type ChargeMode = keyof typeof chargeModes

export const seasons = { HEATING: '采暖季', NON_HEATING: '非采暖季' } as const
export const tierModes = { NONE: '无', DISCOUNT: '量大优惠', PROGRESSIVE: '超量加价' } as const
export type TierMode = keyof typeof tierModes

export const readingSources = {
  REMOTE: '远传',
  MANUAL: '人工抄表',
  PHOTO: '客户上传',
  ESTIMATE: '估抄',
  CARD: '卡回传',
} as const
export type ReadingSource = keyof typeof readingSources

export const qualities = { NORMAL: '正常', MAKEUP: '补采', ESTIMATED: '估算', MISSING: '缺数' } as const
export type Quality = keyof typeof qualities

export const abnormalTypes = { SURGE: '用气突增', DROP: '用气骤降' } as const
export type AbnormalType = keyof typeof abnormalTypes

/** A 2.15 with the three of CV-7. */
export const entryTypes = {
  TOPUP: '预存充值',
  TT_IN: '电汇入账',
  BILL_OFFSET: '账单抵扣',
  IC_BUY: '卡表购气',
  LEFTOVER: '余款结转',
  OVERPAY: '重复支付转余额',
  LATEFEE: '违约金',
  INSTALLMENT: '分期还款',
  REFUND_IN: '退款入账',
  REFUND_OUT: '余额退款',
  ADJUST_IN: '调账',
  ADJUST_OUT: '调账',
  PACKAGE: '套餐扣款',
  PACKAGE_REFUND: '气量包退款',
  DEPOSIT_RELEASE: '保证金退还',
  REWARD: '资源平衡奖励',
  PROJECT: '工程款',
} as const
export type EntryType = keyof typeof entryTypes

export const directions = { IN: '收入', OUT: '支出' } as const

export const invoiceStates = { NONE: '未开票', PART: '部分开票', DONE: '已开票' } as const

/** A 2.20. */
export const changeTypes = {
  REPLACE: '换表',
  REMOVE: '拆表',
  ADD: '新装',
  VALVE: '阀门操作',
  PRICE: '价格变更',
  GASUSE: '用气性质变更',
  NAME: '名称变更',
  CARD: '补换卡',
  VERIFY: '检定',
} as const

/** Y-32: why data of a remote meter are missing, as far as it is known. */
export const gapReasons = {
  IN_DOUBT: '读数存疑，人工核实',
  MAINTENANCE: '表具故障检修',
  HEAD_END: '采集系统未收到数据',
  METER_SILENT: '表具未上传数据',
  UNKNOWN: '原因待核实',
} as const
export type GapReason = keyof typeof gapReasons
