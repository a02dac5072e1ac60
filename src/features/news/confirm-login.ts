import { openLogin } from '@/auth'
import { pageLink } from '@/platform/address'
import { useUser } from '@/stores'
import { confirm } from '@/ui'

/** `more` of an act that needs a login: a visitor is led to it (specification 5), comes back to this page, and the act is cancelled. */
export async function confirmLogin(): Promise<object | null> {
  if (useUser.getState().loginUserInfo !== null) return {}
  const yes = await confirm({ title: '提示', content: '您还未登录,去登录?' })
  if (yes) await openLogin({ redirect: pageLink().replace(/^https?:\/\/[^/]+/, '') })
  return null
}
