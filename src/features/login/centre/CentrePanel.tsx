import { useEffect, useState } from 'react'
import { PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { Button, Logo, Spinner } from '@/ui'
import './centre.scss'

/** ms until the waiting is explained (C 6.1). */
const SLOW_AFTER = 5000

/** The mark and what is going on, while a page of the auth centre decides without a screen. */
export function CentreWaiting({ text }: { text: string }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <PageFrame className='lg-page'>
      <div className='ac' role='status'>
        <Logo />
        <Spinner />
        <div className='ac-text'>{text}</div>
        {slow && <div className='ac-hint'>认证时间较长，请稍候</div>}
      </div>
    </PageFrame>
  )
}

export interface CentreStopProps {
  /** Why it does not go on; '' = the network. */
  reason: string
  onRetry: () => void
  /** Another way in, where there is one. */
  instead?: { text: string; onTap: () => void }
}

/** The end of the way: said plainly, with what can be done about it. */
export function CentreStop({ reason, onRetry, instead }: CentreStopProps) {
  return (
    <PageFrame className='lg-page'>
      <div className='ac' role='alert'>
        <Logo />
        <div className='ac-text'>{reason || '请求失败'}</div>
        <div className='ac-actions'>
          {reason === '' && (
            <Button block onTap={onRetry}>
              重试
            </Button>
          )}
          {instead && (
            <Button block onTap={instead.onTap}>
              {instead.text}
            </Button>
          )}
          <Button block kind='outline' onTap={() => void go('/pages/home/index/index')}>
            返回首页
          </Button>
        </div>
      </div>
    </PageFrame>
  )
}
