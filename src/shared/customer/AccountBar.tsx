import { useUser } from '@/stores'
import { Button, Row } from '@/ui'
import { useLink } from '@/blocks'

export interface AccountBarProps {
  /** Right of the name instead of 切换. */
  action?: { text: string; onTap: () => void }
}

/** The customer of the page's data: name, 户号, company; and the link to another one (part A 6). */
export function AccountBar({ action }: AccountBarProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const link = useLink('/pages/switch-bp/switch/switch')
  if (user === null || user.bp === '') return null
  const change = action ?? (link && { text: '切换', onTap: link })
  return (
    <Row gap={12} top={8} className='gutter mb8'>
      <div className='grow'>
        <div className='fs-16 fw-b'>{user.customerName}</div>
        <div className='fs-12 t3'>
          户号 {user.bp} · {user.companyName}
        </div>
      </div>
      {change && (
        <Button kind='text' size='small' onTap={change.onTap}>
          {change.text}
        </Button>
      )}
    </Row>
  )
}
