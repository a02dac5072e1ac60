import { logout } from '@/auth'
import { forgetOutbox, ownWaiting } from '@/request/outbox'
import { confirm } from '@/ui'

/** 退出登录 (AU-17). */
export const confirmLogout = (): Promise<void> =>
  leave(({ loss }) => ({ title: '提示', content: `${loss}确定退出登录吗？`, danger: loss !== '' }))

/** 撤回同意: withdrawing the consent ends the login (D 6.8). */
export const confirmWithdraw = (): Promise<void> =>
  leave(({ loss }) => ({ title: '提示', content: `${loss}撤回后将退出登录，确定撤回？`, danger: true }))

/** What waits for a network is not sent by a login that was left: its user is asked with that in view (Y-21). */
async function leave(question: (view: { loss: string }) => Parameters<typeof confirm>[0]): Promise<void> {
  const count = ownWaiting().length
  const loss = count === 0 ? '' : `还有${count}项离线保存的内容未提交，退出后将被清除。`
  if (!(await confirm(question({ loss })))) return
  await forgetOutbox()
  await logout()
}
