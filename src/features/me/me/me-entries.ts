import type { IconName } from '@/ui'

/* Entries of 我的 (C 6.4). An entry with a page that is not built, or without its model, is not shown. */

export interface MeEntry {
  key: string
  label: string
  icon: IconName
  address: string
  /** The page is open to others too; the entry is the master's. */
  masterOnly?: true
}

export const tiles: readonly MeEntry[] = [
  { key: 'todo', label: '待办', icon: 'inspect', address: '/pages/need-dealt-with/need-dealt-with-list' },
  { key: 'order', label: '我的订单', icon: 'bill', address: '/pages/my-order/my-order-list' },
  {
    key: 'invoice',
    label: '发票',
    icon: 'invoice',
    address: '/subPagesB/pages/applyForInvoice/index',
  },
  { key: 'message', label: '消息', icon: 'bell', address: '/subPages/my-message/list' },
]

export const groups: readonly { title: string; entries: readonly MeEntry[] }[] = [
  {
    title: '账户',
    entries: [
      { key: 'security', label: '账号与安全', icon: 'lock', address: '/subPagesB/pages/accountSecurity/index' },
      {
        key: 'sub',
        label: '子账号管理',
        icon: 'users',
        address: '/subPagesB/pages/accountSecurity/sonAccount',
      },
      { key: 'check', label: '账号审核', icon: 'user-check', address: '/pages/binding/check', masterOnly: true },
      { key: 'record', label: '企业档案', icon: 'building', address: '/pages/record/myRecord/myRecord' },
    ],
  },
  {
    title: '服务',
    entries: [
      { key: 'butler', label: '我的用气管家', icon: 'butler', address: '/subPages/butler' },
      { key: 'ticket', label: '服务工单', icon: 'headset', address: '/subPages/customer-service/index' },
      { key: 'help', label: '帮助中心', icon: 'help', address: '/subPagesB/pages/helpCenter/list' },
      { key: 'hotline', label: '服务热线', icon: 'phone', address: '/subPages/hotline' },
      { key: 'lines', label: '供气单位热线', icon: 'headset', address: '/pages/confirm-cusInfo/provider-hotline' },
      {
        key: 'cancel',
        label: '销户指南',
        icon: 'logout',
        address: '/pages/GuideToAccountCancellation/GuideToAccountCancellation',
      },
    ],
  },
]

/** Keeps the entries that lead somewhere for this user; groups without any are left out. */
export function visibleEntries(
  entries: readonly MeEntry[],
  isMaster: boolean,
  isOffered: (address: string) => boolean,
): MeEntry[] {
  return entries.filter(({ address, masterOnly }) => isOffered(address) && (isMaster || masterOnly !== true))
}
