import { useState } from 'react'
import { LOGIN_PROMPT } from '@/routes/access'
import { toLogin } from '@/blocks'
import { currentAddress } from '@/platform/address'
import { isWeapp } from '@/platform/host'
import { callPhone } from '@/platform/phone'
import { storage } from '@/platform/storage'
import { Button, Row } from '@/ui'
import { useEmergencyNumber } from './Emergency'
import './home.scss'

/** The mini-program is not loaded again while it is open. */
let isAsked = false
const wasAsked = () => isAsked || (!isWeapp && storage.get('loginAsked') !== '')

/** For tests: as after a new opening of the app. */
export const forgetAsked = () => {
  isAsked = false
}

/** The question of the specification, once per opening of the app: from below, the page above it stays in use, help is called from both. */
export function LoginSheet() {
  const [open, setOpen] = useState(() => !wasAsked())
  const emergency = useEmergencyNumber()
  if (!open) return null
  const close = () => {
    isAsked = true
    storage.set('loginAsked', '1')
    setOpen(false)
  }
  return (
    <>
      <div className='hm-ask-room' aria-hidden='true' />
      <div className='hm-ask' role='dialog' aria-label={LOGIN_PROMPT.title}>
        <div className='fs-16 fw-b'>{LOGIN_PROMPT.content}</div>
        {emergency !== undefined && (
          <Button kind='text' size='small' danger icon='phone' onTap={() => callPhone(emergency)}>
            24小时抢险 {emergency}
          </Button>
        )}
        <Row gap={12} top={12}>
          <Button block kind='outline' onTap={close}>
            取消
          </Button>
          <Button
            block
            onTap={() => {
              close()
              return toLogin(currentAddress())
            }}
          >
            确定
          </Button>
        </Row>
      </div>
    </>
  )
}
