import { maskPhone } from '@domain/mask'
import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { Cell, CellGroup } from '@/ui'
import { LinkRows } from '../LinkRows'
import { ACCOUNT, closing, company } from '../settings-rows'
import { WechatCell } from './WechatCell'

const open = (mode: 'info' | 'password' | 'devices') => () => void go(ACCOUNT, { mode })

/** 账号与安全 (C 6.8). */
export function SecurityView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const devices = useRead('default GET /crmgas/portal/user/deviceList', undefined, { handles: 'all' })
  if (user === null) return <PageFrame />
  return (
    <PageFrame spaced>
      <CellGroup>
        <Cell icon='users' title='账号信息' value={maskPhone(user.username)} onTap={open('info')} />
        <Cell
          icon='lock'
          title='登录密码'
          value={user.hasPassword === '1' ? '已设置' : '未设置'}
          onTap={open('password')}
        />
        <WechatCell user={user} />
        <Cell
          icon='phone'
          title='登录设备'
          {...(devices.data && { value: `${devices.data.length} 台` })}
          onTap={open('devices')}
        />
      </CellGroup>
      <LinkRows rows={company} />
      <LinkRows rows={closing} />
    </PageFrame>
  )
}
