/** B 2.22: what the order centre lists. */
export const orderTypes = {
  PACKAGE: '气量包',
  CHILD: '提气子单',
  SUPPLEMENT: '补单',
  NG: '竞购',
  ELECTIVE: '自选',
  SUBSTITUTION: '资源平衡',
  TOPUP: '充值缴费',
  INSTALMENT: '分期',
} as const
export type OrderType = keyof typeof orderTypes

export const orderGroups = { TODO: '待处理', DOING: '进行中', DONE: '已完成', CLOSED: '已关闭' } as const
export type OrderGroup = keyof typeof orderGroups
