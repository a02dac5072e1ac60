/* The reminders that a user wants. */
import type { Out } from '@contract'

type Settings = Out<'default GET /crmgas/message/setting/query'>
type Switch = Settings['categories'][number]['channels']['sms']

const locked: Switch = { on: true, locked: true, offered: true, usual: true }
const none: Switch = { on: false, locked: false, offered: false, usual: false }
const on: Switch = { on: true, locked: false, offered: true, usual: true }
const off: Switch = { on: false, locked: false, offered: true, usual: false }

/** Stops, bills and offers; `sms`: of bills. */
export const someReception = ({ sms = true } = {}): Settings => ({
  version: 1,
  quiet: { enabled: true, start: '22:00', end: '08:00' },
  categories: [
    {
      code: 'supply',
      name: '停复气通知',
      desc: '停气、限气与恢复供气',
      mandatory: true,
      channels: { inApp: locked, wxMini: on, sms: locked, push: none },
    },
    {
      code: 'bill',
      name: '账单缴费',
      desc: '出账、到期、欠费',
      mandatory: false,
      channels: { inApp: locked, wxMini: on, sms: { ...on, on: sms }, push: none },
    },
    {
      code: 'market',
      name: '优惠活动',
      desc: '活动与奖品',
      mandatory: false,
      channels: { inApp: on, wxMini: off, sms: none, push: none },
    },
  ],
})
