import { confirmWithdraw } from '@/shared/logout'
import { useUser } from '@/stores'
import { Button } from '@/ui'

/** 撤回同意: only a logged-in user has given consent; withdrawing it ends the login (D 6.8). */
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
