import { confirmWithdraw } from '@/shared/logout'
import { useUser } from '@/stores'
import { Button } from '@/ui'

/** 撤回同意: only who is logged in has given any; withdrawing ends the login (D 6.8). */
export function WithdrawConsent() {
  const isLoggedIn = useUser(({ loginUserInfo }) => loginUserInfo !== null)
  if (!isLoggedIn) return null
  return (
    <div className='mt12'>
      <Button block kind='plain' onTap={confirmWithdraw}>
        撤回同意
      </Button>
    </div>
  )
}
