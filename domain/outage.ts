/* Y-22: what a customer reads while an outside system does not answer. */

/** By the system: what is under maintenance, and what works without it. */
export const outages = {
  meterFeed: { name: '远传抄表系统', works: '已抄读数、账单和缴费照常' },
  payment: { name: '在线支付通道', works: '账单照常查看，可用对公转账缴费' },
  einvoice: { name: '电子发票系统', works: '缴费照常，开票申请恢复后自动处理' },
} as const

export type OutageSystem = keyof typeof outages

export const outageSystems = Object.keys(outages) as OutageSystem[]
