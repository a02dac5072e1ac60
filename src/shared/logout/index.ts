import { logout } from '@/auth'
import { confirm } from '@/ui'

/** 退出登录 (AU-17). */
export async function confirmLogout(): Promise<void> {
  if (await confirm({ title: '提示', content: '确定退出登录吗？' })) await logout()
}

/** 撤回同意: withdrawing the consent ends the login (D 6.8). */
export async function confirmWithdraw(): Promise<void> {
  if (await confirm({ title: '提示', content: '撤回后将退出登录，确定撤回？', danger: true })) await logout()
}
