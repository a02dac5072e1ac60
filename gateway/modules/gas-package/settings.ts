import { windowDefaults, type WindowRules } from '@domain/package/cycles'
import type { Settings } from '../../settings'

/** The settings of gas packages with the defaults of B 0.7. */
export const packageSettings = (settings: Settings, companyCode: string) => {
  const integer = (key: string, fallback: number) => settings.integer(companyCode, key, fallback)
  const windowDays = (unit: 'month' | 'ten', { openDays, closeDays, payDays }: WindowRules['MONTH']) => ({
    openDays: integer(`cycle.${unit}.openDays`, openDays),
    closeDays: integer(`cycle.${unit}.closeDays`, closeDays),
    payDays: integer(`cycle.${unit}.payDays`, payDays),
  })
  return {
    signMinutes: integer('package.signMinutes', 30),
    /** For an order that waits for another user's signature (K-16). */
    signHoursSub: integer('package.signHoursSub', 24),
    depositHours: integer('package.depositHours', 24),
    windows: {
      MONTH: windowDays('month', windowDefaults.MONTH),
      TEN_DAYS: windowDays('ten', windowDefaults.TEN_DAYS),
    } satisfies WindowRules,
    /** Days after its first one until which an unpaid cycle may still be paid (K-22). */
    overdueDays: integer('cycle.overdueDays', 2),
    settleDelayDays: integer('cycle.settleDelayDays', 2),
    change: {
      maxRate: settings.decimal(companyCode, 'change.maxRate', '10.00'),
      perCycle: integer('change.perCycle', 1),
      perOrder: integer('change.perOrder', 3),
      cutoffHour: Number(settings.text(companyCode, 'change.cutoff', '10:00').slice(0, 2)),
      // What is asked for after the cut-off takes effect the day after next: with fewer days it would after the cycle's last one.
      tailDays: settings.integer(companyCode, 'change.tailDays', 3, [2, 7]),
    },
    /** Months for which a terminated order, or a renounced win, prevents another (K-02, CREDIT). */
    creditMonths: settings.integer(companyCode, 'ng.creditMonths', 12, [1, 60]),
    /** Per cent of a cycle at which its users are notified. */
    alertPercents: settings.text(companyCode, 'extract.alertPercents', '80,95,100').split(',').map(Number),
    pay: {
      expireMinutes: integer('pay.expireMinutes', 15),
      transferWorkdays: integer('pay.transferWorkdays', 3),
      onlineSingleLimit: settings.decimal(companyCode, 'pay.onlineSingleLimit', '50000.00'),
      balanceSmsAbove: settings.decimal(companyCode, 'pay.balanceSmsAbove', '10000.00'),
    },
  }
}
