import { accessUser, completeLogin, type LoginAnswer } from '@/auth'
import { storage } from '@/platform/storage'
import { beginLoading, call } from '@/request'
import { backOnto, goBack, goTo, isStackRoot } from '@/routes/go'
import { noteLogin } from '@/shared/share-visit'
import { useLogin, useUser, type LoginGroup } from '@/stores'
import { toast } from '@/ui'
import { afterLogin } from './after-login'

/** ms between the success toast and the next page (specification 9). */
const LEAVE_AFTER = 1500
/** Launched from a service message of WeChat (specification 9). */
const SERVICE_MESSAGE = '1014'

export interface LoginDone {
  phone: string
  rememberMe: boolean
  loginType: LoginGroup['loginType']
  redirect: string | undefined
}

/**
 * What follows every successful login call: tokens, user, toast, and after 1500 ms the page that asked for the login, else home
 * (C 6.2, LG-13); back to the page below where a service message opened the mini-program. Rejects with the text to show when the tokens cannot be had.
 */
export async function finishLogin(
  answer: LoginAnswer,
  { phone, rememberMe, loginType, redirect }: LoginDone,
): Promise<void> {
  const [openId, sessionKey] = [storage.get('openId'), storage.get('sessionKey')]
  await completeLogin(answer, phone, rememberMe).finally(beginLoading())
  noteLogin()
  useLogin.setState({ loginType })
  if (phone !== '') storage.set('lastPhone', phone)
  storage.remove('loginNotice')
  if (loginType === 'wx') {
    // What a former login left has been cleared; the identity that has just logged in stays.
    storage.set('openId', openId)
    storage.set('sessionKey', sessionKey)
    storage.set('login_wx', '1')
    rememberCustomer(openId)
  }
  await leaveAfterLogin(redirect, loginType === 'wx' && storage.get('sceneInfo') === SERVICE_MESSAGE)
}

/** The toast, and after 1500 ms the page that asked for the login, else home; `back`: to the page below when there is one. */
export async function leaveAfterLogin(redirect: string | undefined, back = false): Promise<void> {
  toast('登录成功', { icon: 'success' })
  await new Promise((done) => setTimeout(done, LEAVE_AFTER))
  if (back && !isStackRoot()) return goBack()
  const { address, isAsked } = afterLogin(redirect, accessUser(), useUser.getState().loginUserInfo?.isStaff === '1')
  if (isAsked && (await backOnto(address))) return
  await goTo(address, isAsked ? { replace: true } : { relaunch: true })
}

/** LG-13: the customer number is stored with the WeChat identity. A failure does not stop the login: the next one stores it. */
function rememberCustomer(openId: string): void {
  if (openId === '' || accessUser().bp === '') return
  call('default GET /crmgas/saveOpenIdAccountRelation', { openId }, { loading: false, handles: 'all' }).catch(
    () => undefined,
  )
}
