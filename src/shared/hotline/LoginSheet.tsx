import { useState } from 'react'
import { LOGIN_PROMPT } from '@/routes/access'
import { toLogin } from '@/blocks'
import { currentAddress } from '@/platform/address'
import { isWeapp } from '@/platform/host'
import { callPhone } from '@/platform/phone'
import { storage } from '@/platform/storage'
import { Button, Row } from '@/ui'
import './hotline.scss'
import { useTownCompanies } from './town'

/** The mini-program is not loaded again while it is open. */
let isAsked = false
const wasAsked = () => isAsked || (!isWeapp && storage.get('loginAsked') !== '')

/** For tests: as after a new opening of the app. */
export const forgetAsked = () => {
  isAsked = false
}

interface Props {
  /** The page has the tab bar: the question stands above it. */
  overTabs?: true
}

/** The question of the specification, once per opening of the app: from below, the page above it stays in use, help is called from both. */
export function LoginSheet({ overTabs }: Props) {
  const [open, setOpen] = useState(() => !wasAsked())
  const emergency = useTownCompanies().phone
  if (!open) return null
  const close = () => {
    isAsked = true
    storage.set('loginAsked', '1')
    setOpen(false)
  }
  return (
    <>
      <div className='hl-ask-room' aria-hidden='true' />
      <div className={overTabs ? 'hl-ask hl-ask-tabs' : 'hl-ask'} role='dialog' aria-label={LOGIN_PROMPT.title}>
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
