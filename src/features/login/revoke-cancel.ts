import { call, type ApiError } from '@/request'
import { confirm, toast } from '@/ui'

/** CX-04: the account is in its cooling-off; the login may take the cancellation back, else it stays logged out. */
export async function offerRevoke(error: ApiError): Promise<void> {
  const { effectiveAt, revokeTicket } = error.data as { effectiveAt: string; revokeTicket: string }
  const revoke = await confirm({
    title: '提示',
    content: `您的账号正在注销冷静期(将于${effectiveAt.slice(0, 10)}注销)，是否撤销注销申请？`,
    cancelText: '取消',
    confirmText: '撤销注销',
  })
  if (!revoke) return
  await call('default POST /crmgas/portal/user/revokeCancel', { revokeTicket })
  toast('已撤销注销，请重新登录')
}
