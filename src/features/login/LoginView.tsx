import { useState, type ReactNode } from 'react'
import { FieldList, PageFrame, type Form } from '@/blocks'
import { host } from '@/platform/host'
import { storage } from '@/platform/storage'
import { addressOf, go } from '@/routes/go'
import { LaunchWeapp } from '@/shared/launch-weapp'
import { useLogin } from '@/stores'
import { Button, CheckBox, NoticeBar, Tabs } from '@/ui'
import { useRenewedAgreement } from './agreement'
import { enterApp } from './app-login'
import { AgreementLine } from './AgreementLine'
import { Intro } from './Intro'
import { LoginButton } from './LoginButton'
import { LoginHead, LoginLinks } from './LoginHead'
import { NativeLogin } from './NativeLogin'
import { forgotPassword, ResetForm } from './ResetForm'
import { useLoginForm, type Enter, type LoginMode, type LoginValues } from './use-login-form'
import './login.scss'

export interface LoginViewProps {
  redirect?: string | undefined
  mode?: LoginMode | 'reset' | undefined
}

/** 登录 of H5 and the native web view inside the app (C 6.2). */
export function LoginView({ redirect, mode }: LoginViewProps) {
  const [enter] = useState(() => enterApp(redirect))
  if (mode === 'reset') return <ResetForm />
  const forms = (
    <LoginForms mode={mode} enter={enter}>
      {/* The mini-program knows the user by WeChat (C 6.2). */}
      {host() === 'wechat' && (
        <LaunchWeapp
          className='mt12'
          label='微信一键登录'
          path={addressOf('/pages/login/login', { from: 'H5', redirect })}
        />
      )}
    </LoginForms>
  )
  return host() === 'native' ? <NativeLogin redirect={redirect}>{forms}</NativeLogin> : forms
}

interface LoginFormsProps {
  mode?: LoginMode | undefined
  enter: Enter
  /** A further way to log in, below the button. */
  children?: ReactNode
}

const MODES = [
  { key: 'sms', label: '验证码登录' },
  { key: 'password', label: '密码登录' },
] as const

/** By SMS code and by password: the app's own login and that of the auth centre (C 6.1, 6.2). The reset of a password is a page above it. */
export function LoginForms({ mode: asked, enter, children }: LoginFormsProps) {
  const former = useLogin(({ loginType }) => (loginType === 'password' ? 'password' : 'sms'))
  // What the address asks for, until another way is chosen.
  const [first, setFirst] = useState(asked)
  const mode = first ?? former
  // Why the login before has ended; it stays until the next one.
  const [why] = useState(() => storage.get('loginNotice'))
  const { form, isLocked, unlock } = useLoginForm(mode, enter)
  useRenewedAgreement()
  const choose = (next: LoginMode) => {
    unlock()
    setFirst(undefined)
    useLogin.setState({ loginType: next })
  }
  const forget = () => {
    choose(mode)
    forgotPassword(form.values.phone)
  }
  const isClosed = mode === 'password' && isLocked
  return (
    <PageFrame white>
      <div className='lg'>
        <LoginHead />
        {why !== '' && (
          <NoticeBar tone='warning' className='mb16'>
            {why}
          </NoticeBar>
        )}
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
            { text: '忘记密码', onTap: forget },
          ]}
        />
      </div>
      <Intro />
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
