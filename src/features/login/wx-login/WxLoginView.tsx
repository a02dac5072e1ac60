import { useState } from 'react'
import { FieldList, PageFrame } from '@/blocks'
import { popWaitingWeb } from '@/shared/web'
import { deviceNow } from '@/platform/time'
import { go, goBack } from '@/routes/go'
import { useLogin } from '@/stores'
import { Button, toast } from '@/ui'
import { AgreementLine } from '../AgreementLine'
import { enterApp } from '../app-login'
import { Intro } from '../Intro'
import { LoginButton } from '../LoginButton'
import { LoginHead, LoginLinks, type LoginLink } from '../LoginHead'
import { LoginForms } from '../LoginView'
import { targetAfterLogin, type WxLoginParams } from './login-target'
import { PhoneAuthButton } from './PhoneAuthButton'
import { useWxLogin, type WxLogin } from './use-wx-login'
import '../login.scss'

/** `loggedOut`: after a logout the known WeChat identity must not log in again by itself. */
export type WxLoginViewProps = WxLoginParams

/** 小程序登录: by the WeChat identity, by WeChat's phone button, by SMS code, or by password (C 6.2, LG-11…LG-13). */
export function WxLoginView(params: WxLoginViewProps) {
  const { loggedOut } = params
  const [redirect] = useState(() => targetAfterLogin(params, () => popWaitingWeb(deviceNow())))
  const [panel, setPanel] = useState<'choice' | 'sms' | 'password'>('choice')
  const login = useWxLogin(redirect, loggedOut)
  if (panel === 'password') return <ByPassword redirect={redirect} onBack={() => setPanel('choice')} />
  return (
    <PageFrame white>
      <div className='lg'>
        <LoginHead />
        {panel === 'sms' && (
          <div className='mt16'>
            <FieldList of={login.form} underlined />
          </div>
        )}
        <Agreement />
        {panel === 'choice' ? (
          <Choice login={login} onSms={() => setPanel('sms')} onPassword={() => setPanel('password')} />
        ) : (
          <LoginButton form={login.form} />
        )}
        <LoginLinks links={linksFor(redirect)} />
      </div>
      <Intro />
    </PageFrame>
  )
}

/** 暂不登录 only where nothing waits for the login (C 6.2). */
function linksFor(redirect: string | undefined): LoginLink[] {
  const help = { text: '联系客服', onTap: () => void go('/pages/about/contactUs') }
  return redirect === undefined ? [help, { text: '暂不登录', onTap: () => void goBack() }] : [help]
}

function Agreement() {
  const isAgreed = useLogin(({ isSelectAgreement }) => isSelectAgreement)
  return <AgreementLine checked={isAgreed} onChange={(checked) => useLogin.setState({ isSelectAgreement: checked })} />
}

interface ChoiceProps {
  login: WxLogin
  onSms: () => void
  onPassword: () => void
}

function Choice({ login, onSms, onPassword }: ChoiceProps) {
  return (
    <>
      <PhoneAuthButton
        onCode={(phoneCode) => void login.byPhoneCode(phoneCode)}
        onRefused={() => toast('已取消授权，可使用短信验证码登录')}
      />
      <Button block size='xlarge' kind='outline' className='lg-second mt12' onTap={onSms}>
        短信验证码登录
      </Button>
      <Button block kind='text' onTap={onPassword}>
        密码登录
      </Button>
    </>
  )
}

/** The app's own login, for a user not known by this WeChat: nothing is bound to it. */
function ByPassword({ redirect, onBack }: { redirect: string | undefined; onBack: () => void }) {
  const [enter] = useState(() => enterApp(redirect))
  return (
    <LoginForms mode='password' enter={enter}>
      <Button block kind='text' onTap={onBack}>
        微信快捷登录
      </Button>
    </LoginForms>
  )
}
