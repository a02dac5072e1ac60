/** Kinds of to-dos with their Chinese names (CV-8). */
export const todoTypes = {
  STATEMENT: '结算待确认',
  BILL_DUE: '账单待缴',
  WRITE_CARD: '待写卡',
  INSTALL_DUE: '分期待还',
  TT_REJECTED: '电汇被驳回',
  METER_READ: '待抄表',
  STOP_ACK: '停气通知待知悉',
  CONTRACT_SIGN: '合同待签',
  PACKAGE_PAY: '气量包待支付',
  PACKAGE_CYCLE: '待确认提气量',
  NG_CONFIRM: '待确认中标',
  PREDICT_REPORT: '预测待填报',
  DEVIATION_REASON: '偏差待说明',
  NOTICE_ACK: '合同提醒待知悉',
  SUB_REVIEW: '子账号审核',
  MASTER_CLAIM: '主账号变更',
  CERT_REJECTED: '认证未通过',
  CERT_EXPIRE: '证照即将到期',
  TITLE_REJECTED: '抬头未通过',
  INVOICE_FAILED: '开票失败',
  RED_CONFIRM: '红字待确认',
  TICKET_SUPPLEMENT: '待补充资料',
  TICKET_CONFIRM: '待确认结果',
  TICKET_EVALUATE: '待评价',
  INSPECTION_SIGN: '待签字安检报告',
  INSPECTION_APPOINT: '待预约安检',
  HAZARD_CONFIRM: '待签收隐患',
  HAZARD_RECTIFY: '待整改隐患',
  RECORD_EXPIRE: '档案到期提醒',
  BANK_VERIFY: '待验证银行账户',
  PROJECT_SCHEME: '待确认方案',
  PROJECT_APPROVAL: '待审批事项',
  PROJECT_PAYMENT: '待缴工程款',
  NOTICE_RECEIPT: '公告待确认',
  WIN_CLAIM: '奖品待领取',
  LEAD_QUOTE: '报价待确认',
} as const

export type TodoType = keyof typeof todoTypes

/** TD-01: a type that this version does not know is shown in the group 其他. */
export const typeName = (type: string): string => (todoTypes as Record<string, string>)[type] ?? '其他'

/** TD-03: only these may be ignored, by each user separately. */
export const ignorableTypes: readonly string[] = ['TICKET_EVALUATE', 'RECORD_EXPIRE', 'CERT_EXPIRE']
