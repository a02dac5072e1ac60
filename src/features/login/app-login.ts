import { pictureProof } from '@/blocks/form/picture'
import { call } from '@/request'
import { deviceName, terminalType } from '@/platform/login'
import { finishLogin } from './finish-login'
import { LOGIN_HANDLED, type Enter, type LoginMode, type LoginValues } from './use-login-form'

/** The login of the app's own page: calls 42 and 43, then tokens, user and the page that asked (C 6.2). */
export const enterApp =
  (redirect: string | undefined): Enter =>
  async (mode, values) =>
    finishLogin(await login(mode, values), {
      phone: values.phone,
      rememberMe: values.rememberMe,
      loginType: mode,
      redirect,
    })

function login(mode: LoginMode, values: LoginValues) {
  const common = {
    username: values.phone,
    agreement: '1',
    terminalType: terminalType(),
    rememberMe: values.rememberMe ? ('1' as const) : ('0' as const),
    deviceName: deviceName(),
  }
  if (mode === 'sms') {
    const input = { ...common, smsCode: values.code }
    return call('default POST /crmgas/portal/login/icLoginSms', input, { handles: LOGIN_HANDLED.sms })
  }
  const proof = { password: values.password, ...pictureProof(values.picture) }
  return call('default POST /crmgas/portal/login/icLogin', { ...common, ...proof }, { handles: LOGIN_HANDLED.password })
}
