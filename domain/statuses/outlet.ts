import type { StatusText } from '../machine'

/** Places where customers are served (D 2.3). */
export const outletTypes = { HALL: '营业厅', STATION: '自助点', RESCUE: '抢修站', PARTNER: '合作网点' } as const
export type OutletType = keyof typeof outletTypes

export const outletStatus = { OPEN_NORMAL: '正常营业', SUSPENDED: '暂停营业', CLOSED_DOWN: '已关停' } as const
export type OutletStatus = keyof typeof outletStatus

export const outletServices = {
  TOPUP: '充值缴费',
  INVOICE: '发票',
  CARD: '写卡补卡',
  CONNECT: '报装',
  TRANSFER: '过户',
  CONTRACT: '合同',
  VERIFY: '检定',
  ADVICE: '咨询',
} as const
export type OutletService = keyof typeof outletServices

/** What an outlet is now, derived (D 3.14). */
export const outletStates = {
  OPEN: { label: '营业中', tone: 'success' },
  CLOSING_SOON: { label: '即将休息', tone: 'warning' },
  CLOSED: { label: '休息中', tone: 'muted' },
  SUSPENDED: { label: '暂停营业', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type OutletState = keyof typeof outletStates
