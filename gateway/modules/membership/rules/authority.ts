import { withNeeded } from '@domain/authority'

/* The authority models (CV-13, C 2.10): every code that exists, once. The access column of the calls and routes has what each opens. */
export interface Model {
  group: string
  code: string
  name: string
  /** One line for the authority page. */
  description: string
  defaultForSub: boolean
  /** Cannot be granted (2205). */
  masterOnly: boolean
}

export const groups = [
  { code: 'ENERGY', name: '用能管理' },
  { code: 'PAY', name: '缴费管理' },
  { code: 'INVOICE', name: '发票管理' },
  { code: 'PACKAGE', name: '气量包' },
  { code: 'PREDICT', name: '用气预测' },
  { code: 'CONTRACT', name: '合同与订单' },
  { code: 'SERVICE', name: '服务管理' },
  { code: 'MARKET', name: '活动与优选' },
  { code: 'ACCOUNT', name: '账户管理' },
] as const

type GroupCode = (typeof groups)[number]['code']
type Kind = 'default' | 'granted' | 'master'

const model = (group: GroupCode, code: string, name: string, description: string, kind: Kind): Model => ({
  group,
  code,
  name,
  description,
  defaultForSub: kind === 'default',
  masterOnly: kind === 'master',
})

export const models: readonly Model[] = [
  model('ENERGY', 'ENERGY_VIEW', '用气查询', '查看表具、用气量和结算单', 'default'),
  model('ENERGY', 'BILL_VIEW', '账单查看', '查看账单和用气金额', 'default'),
  model('ENERGY', 'SETTLE_SIGN', '结算确认签字', '确认结算单并签字', 'granted'),
  model('PAY', 'PAY_TOPUP', '充值缴费', '缴纳账单、预存和购气', 'granted'),
  model('PAY', 'PAY_TRANSFER', '电汇缴费', '办理电汇缴费', 'granted'),
  model('PAY', 'PAY_INSTALLMENT', '分期申请', '申请欠费分期', 'granted'),
  model('PAY', 'PAY_RECORD', '缴费记录', '查看缴费记录和凭证', 'default'),
  model('PAY', 'NFC_WRITE', 'IC卡写卡', '用手机给IC卡写气', 'granted'),
  model('INVOICE', 'INVOICE_VIEW', '发票查看', '查看开票记录和发票', 'default'),
  model('INVOICE', 'INVOICE_APPLY', '发票开具', '申请开具发票', 'granted'),
  model('INVOICE', 'INVOICE_TITLE', '抬头管理', '新增和修改发票抬头', 'granted'),
  model('INVOICE', 'INVOICE_RED', '红冲换开', '申请红冲和换开', 'granted'),
  model('PACKAGE', 'PACKAGE_VIEW', '气量包查看', '查看气量包和订单', 'default'),
  model('PACKAGE', 'PACKAGE_ORDER', '气量包订购', '订购气量包、报名竞购', 'granted'),
  model('PACKAGE', 'PACKAGE_EXTRACT', '提气与变更', '安排提气和变更气量', 'granted'),
  model('PACKAGE', 'SUBSTITUTION_APPLY', '资源平衡报名', '报名资源平衡活动', 'granted'),
  model('PACKAGE', 'ELECTIVE_ORDER', '自选广场下单', '在自选广场选购气量', 'granted'),
  model('PREDICT', 'PREDICT_VIEW', '预测查看', '查看用气预测和计划', 'default'),
  model('PREDICT', 'PREDICT_REPORT', '预测填报', '填报和变更用气计划', 'default'),
  model('PREDICT', 'DEVIATION_REPORT', '偏差原因上报', '上报用气偏差原因', 'default'),
  model('CONTRACT', 'CONTRACT_VIEW', '合同查看', '查看合同和到期提醒', 'default'),
  model('CONTRACT', 'CONTRACT_SIGN', '合同签署', '签署合同和协议', 'granted'),
  model('CONTRACT', 'ORDER_VIEW', '订单查看', '查看我的订单', 'default'),
  model('SERVICE', 'TICKET', '服务工单', '提交和跟踪服务工单', 'default'),
  model('SERVICE', 'INSPECTION_VIEW', '安检报告查看', '查看安检报告和隐患', 'default'),
  model('SERVICE', 'INSPECTION_HANDLE', '安检签字与隐患整改', '安检签字、预约和整改隐患', 'default'),
  model('SERVICE', 'RECORD_MANAGE', '企业档案管理', '维护设备和企业档案', 'default'),
  model('SERVICE', 'BANK_MANAGE', '银行账户管理', '查看企业银行账户', 'granted'),
  model('SERVICE', 'PROJECT_VIEW', '工程进度查看', '查看工程进度', 'default'),
  model('SERVICE', 'PROJECT_APPROVE', '工程方案确认与审批', '确认工程方案和审批', 'master'),
  model('MARKET', 'MARKET_ENQUIRY', '产品咨询', '咨询产品、报名活动', 'default'),
  model('MARKET', 'LOTTERY', '抽奖活动', '参加抽奖活动', 'default'),
  model('ACCOUNT', 'SUB_MANAGE', '子账号管理', '审核和管理子账号', 'master'),
  model('ACCOUNT', 'MASTER_TRANSFER', '主账号转让', '转让主账号', 'master'),
  model('ACCOUNT', 'CERT_SUBMIT', '企业认证', '提交企业认证', 'master'),
]

export const allCodes: readonly string[] = models.map((m) => m.code)
export const defaultCodes: readonly string[] = models.filter((m) => m.defaultForSub).map((m) => m.code)

const grantable: ReadonlySet<string> = new Set(models.filter((m) => !m.masterOnly).map((m) => m.code))

/** Whether others than the master can have it (AU-16). */
export const isGrantable = (code: string): boolean => grantable.has(code)

/** The models of a grant with what they bring along (SA-04), in the order of the catalogue; unknown and masterOnly codes drop out. */
export function grantOf(codes: readonly string[]): string[] {
  const wanted = new Set(withNeeded(codes))
  return models.filter((m) => wanted.has(m.code) && !m.masterOnly).map((m) => m.code)
}

/** Why a wish cannot be granted: nothing chosen (2201), a code that does not exist (2901), one for masters only (2205). */
export function grantFault(codes: readonly string[]): '2201' | '2901' | '2205' | null {
  if (codes.length === 0) return '2201'
  const wanted = codes.map((code) => models.find((m) => m.code === code))
  if (wanted.some((m) => m === undefined)) return '2901'
  return wanted.some((m) => m?.masterOnly) ? '2205' : null
}

/** Names of codes for people, in the order of the catalogue. */
export const modelNames = (codes: readonly string[]): string[] =>
  models.filter((m) => codes.includes(m.code)).map((m) => m.name)
