import { useEffect, useMemo } from 'react'
import { authStatusTexts } from '@domain/auth-statuses'
import { pictureProof } from '@/blocks/form/picture'
import { call } from '@/request'
import { notify } from '@/ui'
import { LoginForms } from '../LoginView'
import { LOGIN_HANDLED, type Enter } from '../use-login-form'
import { goOn, leaveCentre, useCentreParams } from './use-centre'

export interface CentreLoginViewProps {
  /** After a logout of the app: the browser's own login ends as well. */
  loggedOut: boolean
  /** AU-12 status that brought the user here. */
  error: string | undefined
}

/** 登录 of the auth centre: the login of the browser, then on as /auth does (C 6.1). */
export function CentreLoginView({ loggedOut, error }: CentreLoginViewProps) {
  const params = useCentreParams()
  useEffect(() => {
    if (loggedOut) void leaveCentre()
  }, [loggedOut])
  useEffect(() => {
    const text = (authStatusTexts as Record<string, string>)[error ?? '']
    if (text !== undefined) notify(text)
  }, [error])
  const enter = useMemo<Enter>(
    () => async (way, values) => {
      const { tenants } = await call(
        'auth POST {init}/authCentre/login',
        {
          way,
          username: values.phone,
          agreement: '1',
          rememberMe: values.rememberMe ? '1' : '0',
          ...(way === 'sms'
            ? { smsCode: values.code }
            : { password: values.password, ...pictureProof(values.picture) }),
        },
        { handles: LOGIN_HANDLED[way] },
      )
      await goOn(params, tenants, '')
    },
    [params],
  )
  return <LoginForms enter={enter} />
}
