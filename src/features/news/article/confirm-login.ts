import { openLogin } from '@/auth'
import { pageLink } from '@/platform/address'
import { useUser } from '@/stores'
import { confirm } from '@/ui'

/** A visitor is asked to log in (specification 5) and comes back to this page; answers true for who is logged in. */
export async function confirmLogin(): Promise<boolean> {
  if (useUser.getState().loginUserInfo !== null) return true
  const yes = await confirm({ title: '提示', content: '您还未登录,去登录?' })
  if (yes) await openLogin({ redirect: pageLink().replace(/^https?:\/\/[^/]+/, '') })
  return false
}
