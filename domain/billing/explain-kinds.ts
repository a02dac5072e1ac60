/** The causes of the difference between two bills, in the order in which they are separated (Y-04). */
export const explainKinds = {
  DAYS: '天数变化',
  VOLUME: '气量变化',
  TIER: '阶梯变化',
  PRICE: '价格变化',
  PACKAGE: '套餐抵扣',
  ITEM: '其他费用',
  LATE_FEE: '违约金',
  ADJUST: '调整与冲正',
  ROUNDING: '尾差',
} as const
export type ExplainKind = keyof typeof explainKinds
