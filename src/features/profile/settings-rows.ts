import type { IconName } from '@/ui'
import { addressOf } from '@/routes/go'

/* Rows of 设置 and 账号与安全 that lead to a page (C 6.8, 6.9). A row with a page that is not built or not open to this user is not shown. */

export interface LinkRow {
  label: string
  icon: IconName
  address: string
  /** Where the page is open to both: the row is for masters only, or for sub-accounts only. */
  rowOf?: 'master' | 'sub'
}

export const ACCOUNT = '/subPagesB/pages/accountSecurity/account'

export const own: readonly LinkRow[] = [
  { label: '个人资料', icon: 'users', address: ACCOUNT },
  { label: '头像', icon: 'image', address: '/subPages/ucenter/portrait' },
  { label: '昵称', icon: 'edit', address: '/subPages/ucenter/nickname' },
  { label: '职务', icon: 'building', address: '/subPages/ucenter/modifyposition' },
]

export const security: readonly LinkRow[] = [
  { label: '账号与安全', icon: 'lock', address: '/subPagesB/pages/accountSecurity/index' },
  { label: '消息接收设置', icon: 'bell', address: '/subPagesB/pages/messageReceptionSettings/index' },
]

export const documents: readonly LinkRow[] = [
  { label: '用户协议', icon: 'contract', address: '/subPages/lawWorks/userAgreement' },
  {
    label: '隐私政策',
    icon: 'shield',
    address: addressOf('/subPages/lawWorks/userAgreement', { doc: 'privacyPolicy' }),
  },
  { label: '证照信息', icon: 'card', address: '/subPages/lawWorks/businessLicense' },
  { label: '关于我们', icon: 'info', address: '/subPages/settings/about-us' },
]

/** The lower rows of 账号与安全. */
export const company: readonly LinkRow[] = [
  { label: '子账号管理', icon: 'users', address: '/subPagesB/pages/accountSecurity/sonAccount' },
  { label: '会计查阅链接', icon: 'link', address: '/subPagesB/pages/accountSecurity/guestLink' },
  { label: '数据开放', icon: 'upload', address: '/subPagesB/pages/accountSecurity/openData' },
  // A certified company claims there, too (C 6.3).
  { label: '主账号转让', icon: 'swap', address: '/pages/binding/transfer', rowOf: 'master' },
  { label: '我的权限', icon: 'user-check', address: '/subPagesB/pages/accountSecurity/authority', rowOf: 'sub' },
  { label: '企业认证', icon: 'shield', address: '/pages/qualifications/certification' },
  { label: '户号管理', icon: 'building', address: '/pages/switch-bp/switch/switch' },
]

export const closing: readonly LinkRow[] = [
  { label: '注销账号', icon: 'logout', address: '/subPages/lawWorks/logoutAccount' },
]
