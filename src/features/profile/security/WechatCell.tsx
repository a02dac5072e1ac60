import { loadUser } from '@/auth'
import { isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { useWrite } from '@/request'
import { goTo } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { Cell, confirm, toast } from '@/ui'

const LOGIN = '/pages/login/login'

/** 微信绑定: bound in the mini-program by WeChat's own login page, given up anywhere (call 48). */
export function WechatCell({ user }: { user: LoginUserInfo }) {
  const unbind = useWrite('default POST /crmgas/portal/login/unbindWx')
  const isBound = user.wxBound === '1'
  const giveUp = async () => {
    const isSure = await confirm({ title: '提示', content: '解绑后将无法使用微信快捷登录，确定解绑吗？' })
    if (!isSure) return
    await unbind.run({})
    storage.remove('login_wx')
    await loadUser()
    toast('已解绑微信', { icon: 'success' })
  }
  const bind = () => {
    if (isWeapp) void goTo(`${LOGIN}?from=H5`)
    else toast('请在微信小程序中绑定')
  }
  return (
    <Cell
      icon='chat'
      title='微信绑定'
      value={isBound ? '已绑定' : '未绑定'}
      // A refusal has been toasted by the call.
      onTap={isBound ? () => void giveUp().catch(() => undefined) : bind}
    />
  )
}
