import { useUser } from '@/stores'
import { useLink } from './link'
import './account-bar.scss'

export interface AccountBarProps {
  /** Right of the name instead of 切换. */
  action?: { text: string; onTap: () => void }
  className?: string
}

/** Whose data the page shows: customer, 户号, company; and the way to another one (part A 6). */
export function AccountBar({ action, className = '' }: AccountBarProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const link = useLink('/pages/switch-bp/switch/switch')
  if (user === null || user.bp === '') return null
  const change = action ?? (link && { text: '切换', onTap: link })
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
