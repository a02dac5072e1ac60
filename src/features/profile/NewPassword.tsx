import { loadUser } from '@/auth'
import { FormPage, PageFrame, useSmsCode } from '@/blocks'
import { isWeapp } from '@/platform/host'
import { useWrite } from '@/request'
import { go, goBack } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import { Button, toast } from '@/ui'
import {
  newPasswordFields,
  noCredentials,
  oldPasswordField,
  sendTo,
  smsFields,
  type Credentials,
} from './credential-fields'
import './profile.scss'

/** 登录密码 (call 52): by the old one, or by SMS code where none is set yet. */
export function NewPassword() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null) return <PageFrame title='登录密码' />
  return <PasswordForm user={user} />
}

function PasswordForm({ user: { hasPassword, username } }: { user: LoginUserInfo }) {
  const isSet = hasPassword === '1'
  const sms = useSmsCode('LOGIN')
  const change = useWrite('default POST /crmgas/portal/user/changePassword', {
    handles: ['2002', '2003', '2008', '2009', '2013', '2014'],
    renew: ['default GET /crmgas/portal/user/deviceList'],
  })
  const submit = async ({ old, code, password }: Credentials) => {
    await change.run({ ...(isSet ? { oldPassword: old } : { smsCode: code }), password })
    await loadUser()
    toast('其他设备已退出登录', { icon: 'success' })
    await goBack()
  }
  const proof = isSet ? [oldPasswordField] : smsFields(sms, ({ picture }) => sendTo(sms, username, picture))
  return (
    <FormPage
      title={isSet ? '修改密码' : '设置密码'}
      values={noCredentials}
      submitText='确定'
      onSubmit={submit}
      faultsAt={{
        '2002': 'code',
        '2003': 'code',
        '2008': 'old',
        '2009': 'old',
        '2013': 'password',
        '2014': 'password',
      }}
      fields={[...proof, ...newPasswordFields(username)]}
      // The mini-program's login knows no password, so it cannot set a lost one.
      after={isSet && !isWeapp && <Forgotten />}
    />
  )
}

/** The old password is lost: the login page sets a new one by SMS; every device logs in again then. */
const Forgotten = () => (
  <div className='pr-forgot'>
    <Button kind='text' onTap={() => void go('/pages/login/login/login', { mode: 'reset' })}>
      忘记原密码
    </Button>
  </div>
)
