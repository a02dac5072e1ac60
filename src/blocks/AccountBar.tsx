import { useUser } from '@/stores'
import { canGo, goTo } from '@/routes/go'
import './account-bar.scss'

const SWITCH = '/pages/switch-bp/switch/switch'

export interface AccountBarProps {
  /** Right of the name instead of 切换. */
  action?: { text: string; onTap: () => void }
  className?: string
}

/** Whose data the page shows: customer, 户号, company; and the way to another one (part A 6). */
export function AccountBar({ action, className = '' }: AccountBarProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null || user.bp === '') return null
  const change = action ?? (canGo(SWITCH) ? { text: '切换', onTap: () => void goTo(SWITCH) } : undefined)
  return (
    <div className={`ab ${className}`}>
      <div className='ab-text'>
        <div className='ab-name'>{user.customerName}</div>
        <div className='ab-bp'>
          户号 {user.bp} · {user.companyName}
        </div>
      </div>
      {change && (
        <button type='button' className='ab-action' onClick={change.onTap}>
          {change.text}
        </button>
      )}
    </div>
  )
}
