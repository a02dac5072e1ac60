import { useState, type ReactNode } from 'react'
import { CaptchaField, PageFrame, useSmsCode } from '@/blocks'
import { host } from '@/platform/host'
import { go } from '@/routes/go'
import { useLogin } from '@/stores'
import { Button, CheckBox, Field, Tabs } from '@/ui'
import { useRenewedAgreement } from './agreement'
import { enterApp } from './app-login'
import { AgreementLine } from './AgreementLine'
import { LoginHead, LoginLinks } from './LoginHead'
import { NativeLogin } from './login-hosts/NativeLogin'
import { WechatEntry } from './login-hosts/WechatEntry'
import { PhoneField } from './PhoneField'
import { ResetForm } from './ResetForm'
import { SmsFields } from './SmsFields'
import { useLoginForm, type Enter, type LoginForm, type LoginMode } from './use-login-form'
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
  const form = useLoginForm(enter)
  useRenewedAgreement()
  const choose = (next: LoginMode) => {
    form.unlock()
    useLogin.setState({ loginType: next })
    setMode(next)
  }
  if (mode === 'reset')
    return <ResetForm phone={form.phone} onDone={() => choose('password')} onBack={() => setMode('password')} />
  return (
    <PageFrame className='lg-page'>
      <div className='lg'>
        <LoginHead />
        <Tabs plain items={MODES} active={mode} onChange={choose} />
        <div className='lg-fields'>
          <PhoneField
            value={form.phone}
            fault={form.faults.phone}
            onChange={(phone) => form.change({ phone })}
            onBlur={() => form.leave('phone')}
          />
          {mode === 'sms' ? <SmsWay form={form} /> : <PasswordWay form={form} onSms={() => choose('sms')} />}
        </div>
        <LoginFoot form={form} mode={mode} />
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

function SmsWay({ form }: { form: LoginForm }) {
  const sms = useSmsCode('LOGIN')
  return (
    <SmsFields
      sms={sms}
      phone={form.phone}
      code={form.code}
      fault={form.faults.code}
      onCode={(code) => form.change({ code })}
      onBlur={() => form.leave('code')}
      onPhoneFault={(text) => form.fail('phone', text)}
    />
  )
}

function PasswordWay({ form, onSms }: { form: LoginForm; onSms: () => void }) {
  return (
    <>
      <Field
        underlined
        label='密码'
        kind='password'
        value={form.password}
        maxLength={20}
        autoComplete='current-password'
        placeholder='请输入密码'
        disabled={form.locked}
        onChange={(password) => form.change({ password })}
        onBlur={() => form.leave('password')}
        {...(form.faults.password !== undefined && { error: form.faults.password })}
      />
      {form.captcha && (
        <CaptchaField
          image={form.captcha.image}
          value={form.captchaCode}
          fault={form.faults.captcha}
          onChange={(captchaCode) => form.change({ captchaCode })}
          onRenew={form.renewCaptcha}
        />
      )}
      {form.locked && (
        <div className='lg-instead'>
          <Button kind='text' size='small' onTap={onSms}>
            改用验证码登录
          </Button>
        </div>
      )}
    </>
  )
}

function LoginFoot({ form, mode }: { form: LoginForm; mode: LoginMode }) {
  const isAgreed = useLogin(({ isSelectAgreement }) => isSelectAgreement)
  return (
    <>
      <CheckBox
        square
        className='lg-remember'
        checked={form.rememberMe}
        onChange={(rememberMe) => form.change({ rememberMe })}
      >
        30天内自动登录
      </CheckBox>
      <AgreementLine checked={isAgreed} onChange={(checked) => useLogin.setState({ isSelectAgreement: checked })} />
      <Button
        block
        size='xlarge'
        className='lg-submit'
        disabled={mode === 'password' && form.locked}
        loadingText='登录中'
        onTap={() => form.submit(mode)}
      >
        登录
      </Button>
    </>
  )
}
