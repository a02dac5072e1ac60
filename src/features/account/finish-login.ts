import { accessUser, completeLogin, type LoginAnswer } from '@/auth'
import { goTo } from '@/routes/go'
import { useLogin, type LoginGroup } from '@/stores'
import { hideLoading, showLoading, toast } from '@/ui'
import { afterLogin } from './after-login'

/** ms between the success toast and the next page (specification 9). */
const LEAVE_AFTER = 1500

export interface LoginDone {
  phone: string
  rememberMe: boolean
  loginType: LoginGroup['loginType']
  redirect: string | undefined
}

/**
 * What follows every successful login call: tokens, user, toast, and after 1500 ms the page that asked for the login, else home
 * (C 6.2, LG-13). Rejects with the text to show when the tokens cannot be had.
 */
export async function finishLogin(
  answer: LoginAnswer,
  { phone, rememberMe, loginType, redirect }: LoginDone,
): Promise<void> {
  showLoading('请求中...')
  await completeLogin(answer, phone, rememberMe).finally(hideLoading)
  useLogin.setState({ loginType })
  await leaveAfterLogin(redirect)
}

/** The toast, and after 1500 ms the page that asked for the login, else home. */
export async function leaveAfterLogin(redirect: string | undefined): Promise<void> {
  toast('登录成功', { icon: 'success' })
  await new Promise((done) => setTimeout(done, LEAVE_AFTER))
  const { address, isAsked } = afterLogin(redirect, accessUser())
  await goTo(address, isAsked ? { replace: true } : { relaunch: true })
}
