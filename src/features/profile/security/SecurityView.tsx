import { maskPhone } from '@domain/mask'
import { PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { Cell, CellGroup } from '@/ui'
import { LinkRows } from '../LinkRows'
import { ACCOUNT, closing, company } from '../settings-rows'
import { DevicesPart } from './DevicesPart'
import { LinksPart } from './LinksPart'
import { SpendersPart } from './SpendersPart'
import { WechatCell } from './WechatCell'

const open = (mode: 'info' | 'password') => () => void go(ACCOUNT, { mode })

/** 账号与安全 (C 6.8): logins, devices, rights of colleagues to spend, open links. */
export function SecurityView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
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
      </CellGroup>
      <DevicesPart />
      {user.isMaster === '1' && user.bp !== '' && (
        <>
          <SpendersPart />
          <LinksPart />
        </>
      )}
      <LinkRows rows={company} />
      <LinkRows rows={closing} />
    </PageFrame>
  )
}
