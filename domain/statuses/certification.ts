import type { StatusText, Transition } from '../machine'

/** Certifications and qualifications (C 3.4). */
export const certStatus = {
  '00': { label: '待提交', tone: 'muted' },
  '10': { label: '审核中', tone: 'warning' },
  '20': { label: '已认证', tone: 'success' },
  '30': { label: '未通过', tone: 'danger' },
  '40': { label: '已过期', tone: 'danger' },
  '50': { label: '已撤回', tone: 'muted' },
  '60': { label: '已更新', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type CertStatus = keyof typeof certStatus
export type CertEvent = 'SUBMIT' | 'PASS' | 'REJECT' | 'WITHDRAW' | 'EXPIRE' | 'RENEW'

/** A new submission after 40 makes a new row; RENEW ends the passed row when a newer one passes. */
export const certTransitions: readonly Transition<CertStatus, CertEvent>[] = [
  { from: '00', on: 'SUBMIT', to: '10' },
  { from: '30', on: 'SUBMIT', to: '10' },
  { from: '50', on: 'SUBMIT', to: '10' },
  { from: '10', on: 'PASS', to: '20' },
  { from: '10', on: 'REJECT', to: '30' },
  { from: '10', on: 'WITHDRAW', to: '50' },
  { from: '20', on: 'EXPIRE', to: '40' },
  { from: '20', on: 'RENEW', to: '60' },
  { from: '40', on: 'RENEW', to: '60' },
]

/** The same for qualifications, which begin with their submission and cannot be withdrawn. */
export const qualificationTransitions: readonly Transition<Exclude<CertStatus, '00'>, CertEvent>[] = [
  { from: '30', on: 'SUBMIT', to: '10' },
  { from: '10', on: 'PASS', to: '20' },
  { from: '10', on: 'REJECT', to: '30' },
  { from: '20', on: 'EXPIRE', to: '40' },
  { from: '20', on: 'RENEW', to: '60' },
  { from: '40', on: 'RENEW', to: '60' },
]

/** A passed paper is over from the day after its end, whether or not the job has run (C 3.4). Dates YYYY-MM-DD. */
export const certStatusOn = (paper: { status: string; validTo: string | null }, today: string): CertStatus =>
  paper.status === '20' && paper.validTo !== null && paper.validTo < today ? '40' : (paper.status as CertStatus)

/** Why a passed certification left a customer number unbound (CE-10). */
export const skipReasons = {
  HAS_MASTER: '已有主账号',
  OTHER_ENTITY: '与营业执照主体不一致',
  /** BD-05. */
  NO_CODE: '在档案中缺少统一社会信用代码',
  NOT_FOUND: '不存在或已销户',
  /** BD-01. */
  FULL: '超出可绑定户号数量',
} as const

export interface Skipped {
  bp: string
  reason: keyof typeof skipReasons
}

/** An end that is none: shown as 长期. */
export const FOREVER = '9999-12-31'

/** Kinds of qualifications (C 2.12) and what each is needed for. */
export const qualificationKinds = {
  LICENSE: { name: '营业执照', purpose: '企业认证、开户' },
  TAXPAYER: { name: '一般纳税人资格', purpose: '专票开具' },
  AUTHLETTER: { name: '授权委托书', purpose: '代办业务' },
  HAZMAT: { name: '危险化学品许可', purpose: '直供签约' },
  FIRE: { name: '消防验收', purpose: '通气与增容' },
  OTHER: { name: '其他', purpose: '补充材料' },
} as const

export type QualificationKind = keyof typeof qualificationKinds

/** Days before its end from which a paper counts as ending soon (CE-11). */
export const ENDING_DAYS = 30

/** What a business licence says, in its order: names for reviewers and for what a reading would overwrite. */
export const licenceFields = {
  companyName: '企业名称',
  uscc: '统一社会信用代码',
  companyType: '企业类型',
  legalPerson: '法定代表人',
  registeredCapital: '注册资本',
  establishDate: '成立日期',
  validFrom: '营业期限自',
  validTo: '营业期限至',
  address: '住所',
  businessScope: '经营范围',
} as const
