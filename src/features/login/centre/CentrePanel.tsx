import { useEffect, useState } from 'react'
import { PageFrame } from '@/blocks'
import { go } from '@/routes/go'
import { Button, Logo, Spinner, Stack } from '@/ui'
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
    <PageFrame white>
      <div className='ac' role='status'>
        <Logo />
        <Spinner />
        <div className='fs-16 t1'>{text}</div>
        {slow && <div className='fs-14 t3'>认证时间较长，请稍候</div>}
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

/** The end of the way: shown plainly, with what can be done about it. */
export function CentreStop({ reason, onRetry, instead }: CentreStopProps) {
  return (
    <PageFrame white>
      <div className='ac' role='alert'>
        <Logo />
        <div className='fs-16 t1'>{reason || '请求失败'}</div>
        <Stack gap={12} top={24} className='full'>
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
        </Stack>
      </div>
    </PageFrame>
  )
}
