import { logout } from '@/auth'
import { useUser } from '@/stores'
import { Button, confirm } from '@/ui'

/** 撤回同意: only who is logged in has given any; withdrawing ends the login (D 6.8). */
export function WithdrawConsent() {
  const isLoggedIn = useUser(({ loginUserInfo }) => loginUserInfo !== null)
  if (!isLoggedIn) return null
  const withdraw = async () => {
    if (await confirm({ title: '提示', content: '撤回后将退出登录，确定撤回？', danger: true })) await logout()
  }
  return (
    <div className='ab-withdraw'>
      <Button block kind='plain' onTap={withdraw}>
        撤回同意
      </Button>
    </div>
  )
}
