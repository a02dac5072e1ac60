import type { Instant } from './day'

/** Y-33: kinds of events that need a message to the customer before the page that shows them is opened. */
export const noticeEvents = {
  BILL: '账单',
  HIGH_USE: '用气异常',
  STOP: '停气',
  HAZARD_DUE: '隐患到期',
  CONTRACT_END: '合同到期',
  DATA_GAP: '缺数',
  MONEY_LATE: '到账超时',
  PLAN_CUTOFF: '申报截止',
  PACKAGE_END: '气量包到期',
  PRICE_NOTICE: '气价公告',
  CERT_END: '证照到期',
  LEAK: '疑似泄漏',
} as const
export type NoticeEvent = keyof typeof noticeEvents

/** Share in per cent that is aimed at (Y-33). */
export const FIRST_NOTICE_GOAL = 95

/** FIRST: delivered before the page was opened. LATE: the page was opened before. OPEN: neither delivered nor opened yet. */
export type NoticeOutcome = 'FIRST' | 'LATE' | 'OPEN'

/**
 * Y-33: what became of a message. `heardAt`: an SMS or WeChat message was delivered, or the message was read in the app. `viewedAt`:
 * the user opened the page that it leads to, first time after the event. At the same moment counts as FIRST. Moments of one zone.
 */
export function noticeOutcome({
  heardAt,
  viewedAt,
}: {
  heardAt: Instant | null
  viewedAt: Instant | null
}): NoticeOutcome {
  if (heardAt === null) return viewedAt === null ? 'OPEN' : 'LATE'
  return viewedAt === null || heardAt <= viewedAt ? 'FIRST' : 'LATE'
}

/** Whole per cent of those that are decided, cut: 95 is said of 95 only; null where none is. */
export const firstShare = ({ first, late }: { first: number; late: number }): number | null =>
  first + late === 0 ? null : Math.floor((first * 100) / (first + late))
