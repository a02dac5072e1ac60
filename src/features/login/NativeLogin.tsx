import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { enterByCode, startAuth } from '@/auth'
import { PageFrame } from '@/blocks'
import { getAppInfo, onShellMessage, postToShell } from '@/platform/bridge'
import { Button } from '@/ui'
import { leaveAfterLogin } from './finish-login'
import { LoginHead } from './LoginHead'
import './login.scss'

type State = 'asking' | 'at-shell' | 'here'

export interface NativeLoginProps {
  redirect: string | undefined
  /** The login of the page itself, for a shell that has none. */
  children: ReactNode
}

/**
 * Inside the native app the shell passes its logged-in user on (LG-14): 正在登录… and nothing else. Without an answer the page logs in by
 * itself; when that fails the shell's own login is opened (LG-15).
 */
export function NativeLogin({ redirect, children }: NativeLoginProps) {
  const [state, setState] = useState<State>('asking')
  const enter = useCallback(async () => {
    setState('asking')
    const next = await handOver(redirect)
    if (next !== 'done') setState(next)
  }, [redirect])
  useEffect(() => {
    void enter()
    // The shell reports a login there.
    return onShellMessage('login', () => void enter())
  }, [enter])
  if (state === 'here') return <>{children}</>
  return (
    <PageFrame white>
      <div className='lg'>
        <LoginHead />
        <div className='fs-15 t2 center mt24' role='status'>
          {state === 'asking' ? '正在登录…' : '请在APP内完成登录'}
        </div>
        {state === 'at-shell' && (
          <>
            <Button block onTap={enter}>
              重新登录
            </Button>
            <Button block kind='text' onTap={() => setState('here')}>
              使用手机号登录
            </Button>
          </>
        )}
      </div>
    </PageFrame>
  )
}

async function handOver(redirect: string | undefined): Promise<State | 'done'> {
  // The start-up may be about to forget half a login.
  await startAuth()
  const info = await getAppInfo()
  if (info === null) return 'here'
  const { grantCode, tenantId = '' } = info
  try {
    if (grantCode !== undefined) {
      await enterByCode({ grantCode, tenantId, rememberMe: '1' }, true)
      await leaveAfterLogin(redirect)
      return 'done'
    }
  } catch (error) {
    console.warn('the native login was not accepted', error)
  }
  return (await postToShell('login')) ? 'at-shell' : 'here'
}
