import { loadUser } from '@/auth'
import { FormPage, PageFrame, useFormAct, type FormField } from '@/blocks'
import { newPasswordFields, type NewPassword as Passwords } from '@/blocks/form/new-password'
import { sms } from '@/blocks/form/sms'
import { isWeapp } from '@/platform/host'
import { go, goBack } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import { Button } from '@/ui'

type Values = Passwords & { old: string; code: string }

/** 登录密码 (call 52): by the old one, or by SMS code where none is set yet. */
export function NewPassword() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null) return <PageFrame title='登录密码' />
  return <PasswordForm user={user} />
}

const fieldsOf = (isSet: boolean, phone: string): readonly FormField<Values>[] => [
  isSet
    ? { key: 'old', label: '原密码', kind: 'password', required: '请输入原密码', placeholder: '请输入原密码' }
    : { key: 'code', label: '验证码', kind: sms({ scene: 'LOGIN', to: { target: phone } }), required: true },
  ...newPasswordFields,
]

function PasswordForm({ user: { hasPassword, username } }: { user: LoginUserInfo }) {
  const isSet = hasPassword === '1'
  const change = useFormAct('default POST /crmgas/portal/user/changePassword', {
    input: ({ old, code, password }: Values) => ({ ...(isSet ? { oldPassword: old } : { smsCode: code }), password }),
    at: { '2002': 'code', '2003': 'code', '2008': 'old', '2009': 'old', '2013': 'password', '2014': 'password' },
    adopt: () => loadUser(),
    ok: '其他设备已退出登录',
    done: () => goBack(),
  })
  return (
    <FormPage
      title={isSet ? '修改密码' : '设置密码'}
      values={{ phone: username, old: '', code: '', password: '', repeat: '' }}
      fields={fieldsOf(isSet, username)}
      submitText='确定'
      {...change}
      // The mini-program's login knows no password, so it cannot set a lost one.
      after={isSet && !isWeapp && <Forgotten />}
    />
  )
}

/** The old password is lost: the login page sets a new one by SMS; every device logs in again then. */
const Forgotten = () => (
  <div className='gutter right'>
    <Button kind='text' onTap={() => void go('/pages/login/login/login', { mode: 'reset' })}>
      忘记原密码
    </Button>
  </div>
)
