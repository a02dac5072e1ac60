import { useState } from 'react'
import { FieldList, PageFrame, useFields, useFormAct, type FormField } from '@/blocks'
import { newPasswordFields, type NewPassword } from '@/blocks/form/new-password'
import { sms } from '@/blocks/form/sms'
import { go, goBack, isStackRoot } from '@/routes/go'
import { useLogin } from '@/stores'
import { Button } from '@/ui'
import { lastPhone } from './known-phone'
import { phoneField } from './use-login-form'
import './login.scss'

/** Typed on the page below, and never part of an address. */
let typed = ''

/** 忘记密码: a page of its own, so that the way back of the system leads to the login. */
export function forgotPassword(phone: string): void {
  typed = phone
  void go(LOGIN, { mode: 'reset' })
}

/** To the login below, which goes on by password; a page that was opened by its address becomes it. */
function backToLogin(): void {
  useLogin.setState({ loginType: 'password' })
  void (isStackRoot() ? go(LOGIN, { mode: 'password' }, { replace: true }) : goBack())
}

const LOGIN = '/pages/login/login/login'

type Values = NewPassword & { code: string }

const FIELDS: readonly FormField<Values>[] = [
  phoneField,
  { key: 'code', label: '验证码', kind: sms({ scene: 'RESET', to: { field: 'phone' } }), required: true },
  ...newPasswordFields,
]

/** 重置密码 by SMS code; every session of the user ends with it (LG-09). */
export function ResetForm() {
  const [phone] = useState(() => typed || lastPhone())
  const reset = useFormAct('default POST /crmgas/portal/login/resetPassword', {
    input: ({ phone: username, code: smsCode, password }: Values) => ({ username, smsCode, password }),
    at: { '2001': 'phone', '2002': 'code', '2003': 'code', '2013': 'password', '2014': 'password' },
    ok: '密码重置成功，请登录',
    done: backToLogin,
  })
  const form = useFields<Values>({ values: { phone, code: '', password: '', repeat: '' }, fields: FIELDS, ...reset })
  return (
    <PageFrame title='重置密码' white onBack={backToLogin}>
      <div className='lg'>
        <FieldList of={form} underlined />
        <Button block size='xlarge' className='lg-submit mt16' loadingText='提交中' onTap={form.submit}>
          重置密码
        </Button>
      </div>
    </PageFrame>
  )
}
