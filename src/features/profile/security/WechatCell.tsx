import { loadUser } from '@/auth'
import { isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { useAct } from '@/blocks'
import { go } from '@/routes/go'
import type { LoginUserInfo } from '@/stores'
import { Cell, toast } from '@/ui'

const LOGIN = '/pages/login/login'

/** 微信绑定: bound in the mini-program by WeChat's own login page, unbound anywhere (call 48). */
export function WechatCell({ user }: { user: LoginUserInfo }) {
  const unbind = useAct('default POST /crmgas/portal/login/unbindWx', {
    ask: '解绑后将无法使用微信快捷登录，确定解绑吗？',
    adopt: () => {
      storage.remove('login_wx')
      return loadUser()
    },
    ok: '已解绑微信',
  })
  const isBound = user.wxBound === '1'
  const bind = () => {
    if (isWeapp) void go(LOGIN, { from: 'H5' })
    else toast('请在微信小程序中绑定')
  }
  return (
    <Cell
      icon='chat'
      title='微信绑定'
      value={isBound ? '已绑定' : '未绑定'}
      onTap={isBound ? () => void unbind.run({}) : bind}
    />
  )
}
