/** Steps that money passes on its way, by kind of way (Y-01). */
export const trackSteps = {
  PAID: '已付款',
  CREDITED: '已入账',
  SENT: '已下发',
  CONFIRMED: '表端确认',
  TO_WRITE: '待写卡',
  WRITTEN: '写卡完成',
  REMITTED: '已汇款',
  AT_BANK: '已入账',
  MATCHING: '待核销',
  ARRIVED: '已到账',
  APPLIED: '已申请',
  APPROVED: '已审核',
  SENT_BACK: '渠道退回中',
  REFUNDED: '已退款',
} as const

export type TrackStep = keyof typeof trackSteps

export const trackKinds = {
  PLAIN: '付款进度',
  REMOTE: '充值进度',
  CARD: '购气进度',
  TRANSFER: '电汇进度',
  REFUND: '退款进度',
} as const

export type TrackKind = keyof typeof trackKinds

/** DONE has happened; NOW is what is waited for; LATE is past its limit; NEXT comes after; OVER does not come any more. */
export const stepStates = {
  DONE: '已完成',
  NOW: '进行中',
  LATE: '已超时',
  NEXT: '未开始',
  OVER: '已终止',
} as const

export type StepState = keyof typeof stepStates
