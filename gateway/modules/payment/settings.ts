import type { Settings } from '../../settings'

/** The settings of payment with the defaults of A 5.10. */
export const paySettings = (settings: Settings, companyCode: string) => ({
  payExpireMinutes: settings.integer(companyCode, 'payExpireMin', 30),
  splitExpireHours: settings.integer(companyCode, 'splitExpireHours', 24),
  singleLimit: (channel: string) =>
    settings.decimal(companyCode, `singleLimit.${channel}`, channel === 'NATIVE' ? '100000.00' : '50000.00'),
  dayLimit: settings.decimal(companyCode, 'dayLimit', '200000.00'),
  orderMin: '10.00',
  orderMax: settings.decimal(companyCode, 'orderMax', '1000000.00'),
  balanceSmsOver: settings.decimal(companyCode, 'pay.balanceSmsAbove', '10000.00'),
  dayEndOn: settings.flag(companyCode, 'dayEndOn', false),
  ttMin: settings.decimal(companyCode, 'ttMin', '100.00'),
  ttMax: settings.decimal(companyCode, 'ttMax', '50000000.00'),
  ttDays: settings.integer(companyCode, 'ttDays', 15),
  refundDays: settings.integer(companyCode, 'refundDays', 7),
  /** AE-81, AE-83. */
  plan: {
    least: settings.decimal(companyCode, 'instMin', '5000.00'),
    most: settings.decimal(companyCode, 'instMax', '2000000.00'),
    byItself: settings.decimal(companyCode, 'instAutoMax', '200000.00'),
  },
  /** Y-12: days for which a prepared payment waits for its approval. */
  prepareDays: settings.integer(companyCode, 'prepareDays', 3),
  /** Y-01: how long the steps of money take at most; transfers and refunds in working days. */
  promise: {
    creditedMinutes: settings.integer(companyCode, 'promise.credited', 2),
    sentMinutes: settings.integer(companyCode, 'promise.sent', 10),
    confirmedMinutes: settings.integer(companyCode, 'promise.confirmed', 30),
    transferDays: settings.integer(companyCode, 'promise.transfer', 1),
    refundDays: settings.integer(companyCode, 'promise.refund', 3),
  },
})
