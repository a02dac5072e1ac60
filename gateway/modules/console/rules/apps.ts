import { toMillis } from '@domain/date'
import type { Feature } from '@domain/features'

/** One function of the application centre (D 8.6). */
export interface AppItem {
  code: string
  name: string
  /** First letters of the name in pinyin, for its search. */
  initials: string
  /** Name of an icon of the app. */
  icon: string
  group: 'ENERGY' | 'PAY' | 'INVOICE' | 'PACKAGE' | 'SAFETY' | 'PROJECT' | 'ACCOUNT' | 'MORE'
  route: string
  when?: {
    customerClass?: string
    /** One of these meter types is needed. */
    meterTypes?: readonly string[]
    /** The master, or a sub-account with the model. */
    model?: string
    /** Terminals that have it; H5 in a browser is 'H5'. */
    terminals?: readonly string[]
  }
  /** Not offered where the company leaves this out. */
  feature?: Feature
  /** To-do types counted in the badge. */
  todos?: readonly string[]
  /** Customer classes that have it by default: I industry, C commerce, P public. */
  defaultFor: string
}

const item = (
  code: string,
  name: string,
  initials: string,
  icon: string,
  group: AppItem['group'],
  route: string,
  defaultFor: string,
  more: Pick<AppItem, 'when' | 'todos' | 'feature'> = {},
): AppItem => ({ code, name, initials, icon, group, route, defaultFor, ...more })

const industry = { when: { customerClass: 'INDUSTRY' } }

/** In the order of D 8.6, which is the order of every default. */
export const appItems: readonly AppItem[] = [
  item('METER_LIST', '我的表具', 'wdbj', 'meter', 'ENERGY', '/pages/home/meter-list/meter-list', 'ICP'),
  item(
    'ENERGY_INFO',
    '用能信息',
    'ynxx',
    'bars',
    'ENERGY',
    '/pages/manager-energy/manager-energy-info/manager-energy-info',
    'IP',
  ),
  item('DG_ENERGY', '用能管家', 'yngj', 'trend', 'ENERGY', '/pages/dg-manager-energy/dg-manager-energy', '', industry),
  item('PREDICT', '气量预测', 'qlyc', 'predict', 'ENERGY', '/subPagesB/pages/predict-gas/calculator', 'I', {
    when: { meterTypes: ['IOT'] },
  }),
  item('ZHULONG', '烛龙识表', 'zlsb', 'camera', 'ENERGY', '/subPagesB/pages/zhulong/imageRecognition', 'C', {
    when: { meterTypes: ['MECH', 'IC'] },
  }),
  item('TOPUP', '充值缴费', 'czjf', 'wallet', 'PAY', '/pages/pay/meters', 'ICP'),
  item('BILL', '我的账单', 'wdzd', 'bill', 'PAY', '/pages/my-bill/list/list', 'ICP'),
  item('PAY_RECORD', '缴费记录', 'jfjl', 'history', 'PAY', '/pages/pay/record', 'C'),
  item('TELE_PAY', '电汇缴费', 'dhjf', 'transfer', 'PAY', '/pages/pay/pay-telegraphic-transfer', ''),
  item('NFC', 'NFC写卡', 'nfcxk', 'nfc', 'PAY', '/subPages/nfc/intro', 'C', {
    when: { meterTypes: ['IC'], terminals: ['APP', 'WEAPP'] },
  }),
  item('PAY_REMIND', '缴费提醒', 'jftx', 'bell', 'PAY', '/subPagesB/pages/pay-remind', 'P'),
  item('INSTALLMENT', '分期缴费', 'fqjf', 'calendar', 'PAY', '/subPages/installment/list', ''),
  item('INVOICE', '发票服务', 'fpfw', 'invoice', 'INVOICE', '/subPagesB/pages/applyForInvoice/index', 'ICP', {
    when: { model: 'INVOICE_VIEW' },
  }),
  item('SIGN', '合同签约', 'htqy', 'contract', 'INVOICE', '/subPagesB/pages/signManagement/index', 'I'),
  item('GAS_PACKAGE', '气量包', 'qlb', 'package', 'PACKAGE', '/subPagesB/pages/gas-package/index', 'I'),
  item('NG_PACKAGE', '竞购专区', 'jgzq', 'gauge', 'PACKAGE', '/subPagesB/pages/ng-package/ng-package', '', industry),
  item('ELECTIVE', '自选广场', 'zxgc', 'grid', 'PACKAGE', '/subPagesB/pages/electiveSquare/main', '', industry),
  item('SUBSTITUTION', '资源平衡', 'zyph', 'swap', 'PACKAGE', '/subPagesB/pages/substitution/index', '', industry),
  item('NATGAS', '政府指导价', 'zfzdj', 'yuan', 'PACKAGE', '/subPagesB/pages/natgas', ''),
  item('INSPECTION', '安检报告', 'ajbg', 'inspect', 'SAFETY', '/subPages/inspection-report/inspection-list', 'ICP', {
    todos: ['INSPECTION_SIGN', 'INSPECTION_APPOINT', 'HAZARD_CONFIRM', 'HAZARD_RECTIFY'],
  }),
  item('ALARM', '燃气报警器', 'rqbjq', 'alarm', 'SAFETY', '/pages/record/burglar-alarm/list', 'C'),
  item('SERVICE', '客户服务', 'khfw', 'headset', 'SAFETY', '/subPages/customer-service/index', 'ICP', {
    todos: ['TICKET_SUPPLEMENT', 'TICKET_CONFIRM', 'TICKET_EVALUATE'],
  }),
  item('BUTLER', '用气管家', 'yqgj', 'butler', 'SAFETY', '/subPages/butler', 'IP'),
  item('HOTLINE', '服务热线', 'fwrx', 'phone', 'SAFETY', '/subPages/hotline', 'C'),
  item('OUTLET', '服务网点', 'fwwd', 'location', 'SAFETY', '/subPages/position/position', ''),
  item('PROJECT', '工程进度', 'gcjd', 'wrench', 'PROJECT', '/pages/job-schedule/home/components/index', 'P', {
    todos: ['PROJECT_SCHEME', 'PROJECT_APPROVAL', 'PROJECT_PAYMENT'],
  }),
  item('RECORD', '企业档案', 'qyda', 'building', 'ACCOUNT', '/pages/record/myRecord/myRecord', 'P', {
    todos: ['RECORD_EXPIRE'],
  }),
  item('BANK', '银行信息', 'yhxx', 'bank', 'ACCOUNT', '/pages/record/bank-information/bankList', '', {
    when: { model: 'BANK_MANAGE' },
  }),
  item('SECURITY', '账户与安全', 'zhyaq', 'lock', 'ACCOUNT', '/subPagesB/pages/accountSecurity/index', ''),
  item('CERT', '企业认证', 'qyrz', 'shield', 'ACCOUNT', '/pages/certification/index', ''),
  item('GOOD_GAS', '好气优选', 'hqyx', 'good', 'PACKAGE', '/pages/goodGasProductList/list', ''),
  item('GOOD_BUY', '好买气', 'hmq', 'calculator', 'PACKAGE', '/subPages/goodBuyGas', ''),
  item('HELP', '帮助中心', 'bzzx', 'help', 'MORE', '/subPagesB/pages/helpCenter/list', ''),
  item('GPT', '智能助手', 'znzs', 'spark', 'MORE', '/pages/gptList/gptList', '', { feature: 'gptEnabled' }),
  item('LOTTERY', '幸运抽奖', 'xycj', 'gift', 'MORE', '/subPagesB/pages/lotteryDraw/index', '', {
    feature: 'lotteryEnabled',
  }),
  item('HYQ', '惠用气', 'hyq', 'flame', 'MORE', '/subPagesB/pages/hyq', ''),
  item('SMART', '智能消息', 'znxx', 'info', 'MORE', '/subPagesB/pages/smartMessage', ''),
  item('KNOWLEDGE', '节能知识', 'jnzs', 'sun', 'MORE', '/pages/knowledgexsfn/index', ''),
  item('MESSAGE', '消息中心', 'xxzx', 'bell', 'MORE', '/subPages/my-message/list', ''),
]

export const appOf = (code: string): AppItem | undefined => appItems.find((one) => one.code === code)

/** Labels of the groups, in the order of the application centre (D 2.8). */
export const appGroups: readonly (readonly [AppItem['group'], string])[] = [
  ['ENERGY', '用气服务'],
  ['PAY', '缴费账单'],
  ['INVOICE', '发票合同'],
  ['PACKAGE', '气量套餐'],
  ['SAFETY', '安全服务'],
  ['PROJECT', '工程服务'],
  ['ACCOUNT', '账户与档案'],
  ['MORE', '更多'],
]

/** What decides whether an app is shown; null = not known (a user without a customer). */
export interface Asker {
  customerClass: string | null
  meterTypes: readonly string[]
  isMaster: boolean
  models: readonly string[]
  terminalType: string
  /** Apps that the gas company does not offer. */
  offline: readonly string[]
}

/** AC-01. */
export function isVisible(app: AppItem, asker: Asker): boolean {
  if (asker.offline.includes(app.code)) return false
  const { customerClass, meterTypes, model, terminals } = app.when ?? {}
  if (customerClass !== undefined && customerClass !== asker.customerClass) return false
  if (meterTypes !== undefined && !meterTypes.some((type) => asker.meterTypes.includes(type))) return false
  if (model !== undefined && !asker.isMaster && !asker.models.includes(model)) return false
  return terminals === undefined || terminals.includes(asker.terminalType.toUpperCase())
}

const classMark: Record<string, string> = { INDUSTRY: 'I', COMMERCE: 'C', PUBLIC: 'P' }

/** AC-03: the default order of a customer class; without a customer that of commerce. */
export const defaultApps = (customerClass: string | null): string[] => {
  const mark = classMark[customerClass ?? ''] ?? 'C'
  return appItems.filter((app) => app.defaultFor.includes(mark)).map((app) => app.code)
}

/** AC-05: unknown and repeated codes are dropped without a word. */
export const cleanApps = (apps: readonly string[]): string[] =>
  [...new Set(apps)].filter((code) => appOf(code) !== undefined)

/** AC-06: '' for none, '99+' above 99. */
export const badgeText = (count: number): string => (count === 0 ? '' : count > 99 ? '99+' : String(count))

/** Marked as new by the gas company, from the first moment until the second; null: not marked. */
export interface NewMark {
  newSince: string | null
  newUntil: string | null
}

/** AC-06: an app is new until its mark ends, or the user has opened it since it was marked. */
export const isNewApp = (mark: NewMark | undefined, openedAt: string | undefined, now: number): boolean =>
  mark !== undefined &&
  mark.newSince !== null &&
  mark.newUntil !== null &&
  now < toMillis(mark.newUntil) &&
  (openedAt === undefined || toMillis(openedAt) < toMillis(mark.newSince))
