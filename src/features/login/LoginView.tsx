import { useState, type ReactNode } from 'react'
import { FieldList, PageFrame, type Form } from '@/blocks'
import { host } from '@/platform/host'
import { go } from '@/routes/go'
import { useLogin } from '@/stores'
import { Button, CheckBox, Tabs } from '@/ui'
import { useRenewedAgreement } from './agreement'
import { enterApp } from './app-login'
import { AgreementLine } from './AgreementLine'
import { LoginButton } from './LoginButton'
import { LoginHead, LoginLinks } from './LoginHead'
import { NativeLogin } from './NativeLogin'
import { WechatEntry } from './WechatEntry'
import { ResetForm } from './ResetForm'
import { useLoginForm, type Enter, type LoginMode, type LoginValues } from './use-login-form'
import './login.scss'

export interface LoginViewProps {
  redirect?: string | undefined
  mode?: LoginMode | 'reset' | undefined
}

/** 登录 of H5 and the native web view inside the app (C 6.2). */
export function LoginView({ redirect, mode }: LoginViewProps) {
  const [enter] = useState(() => enterApp(redirect))
  const forms = (
    <LoginForms mode={mode} enter={enter}>
      {host() === 'wechat' && <WechatEntry redirect={redirect} />}
    </LoginForms>
  )
  // A reset of the password is no login: the shell is not asked for one.
  if (host() !== 'native' || mode === 'reset') return forms
  return <NativeLogin redirect={redirect}>{forms}</NativeLogin>
}

interface LoginFormsProps {
  mode?: LoginMode | 'reset' | undefined
  enter: Enter
  /** A further way to log in, below the button. */
  children?: ReactNode
}

const MODES = [
  { key: 'sms', label: '验证码登录' },
  { key: 'password', label: '密码登录' },
] as const

/** By SMS code, by password, and the reset of a password: the app's own login and that of the auth centre (C 6.1, 6.2). */
export function LoginForms({ mode: asked, enter, children }: LoginFormsProps) {
  const former = useLogin(({ loginType }) => (loginType === 'password' ? 'password' : 'sms'))
  const [mode, setMode] = useState<LoginMode | 'reset'>(asked ?? former)
  const { form, isLocked, unlock } = useLoginForm(mode === 'sms' ? 'sms' : 'password', enter)
  useRenewedAgreement()
  const choose = (next: LoginMode) => {
    unlock()
    useLogin.setState({ loginType: next })
    setMode(next)
  }
  if (mode === 'reset')
    return <ResetForm phone={form.values.phone} onDone={() => choose('password')} onBack={() => setMode('password')} />
  const isClosed = mode === 'password' && isLocked
  return (
    <PageFrame white>
      <div className='lg'>
        <LoginHead />
        <Tabs plain items={MODES} active={mode} onChange={choose} />
        <div className='mt16'>
          <FieldList of={form} underlined />
          {isClosed && (
            <Button kind='text' size='small' onTap={() => choose('sms')}>
              改用验证码登录
            </Button>
          )}
        </div>
        <LoginFoot form={form} isClosed={isClosed} />
        {children}
        <LoginLinks
          links={[
            { text: '联系客服', onTap: () => void go('/pages/about/contactUs') },
            { text: '忘记密码', onTap: () => setMode('reset') },
          ]}
        />
      </div>
    </PageFrame>
  )
}

function LoginFoot({ form, isClosed }: { form: Form<LoginValues>; isClosed: boolean }) {
  const isAgreed = useLogin(({ isSelectAgreement }) => isSelectAgreement)
  return (
    <>
      <CheckBox
        square
        className='mt8'
        checked={form.values.rememberMe}
        onChange={(rememberMe) => form.change({ rememberMe })}
      >
        30天内自动登录
      </CheckBox>
      <AgreementLine checked={isAgreed} onChange={(checked) => useLogin.setState({ isSelectAgreement: checked })} />
      <LoginButton form={form} disabled={isClosed} />
    </>
  )
}
