import { accessUser, loadUser } from '@/auth'
import { currentAddress } from '@/platform/address'
import { callFailure, call } from '@/request'
import { go } from '@/routes/go'
import { confirm } from '@/ui'

/** The parameter by which an address says that a message led there. */
const MARK = 'fromMsg'

/** The host reports the same entry again when the app comes back to the screen. */
let last = ''

/**
 * A message of WeChat has opened a page (E-X-14): it counts as read, and where it is about another own customer number the user is
 * asked whether to change over (E-X-11). What cannot be had is not said: the page itself says what it cannot show.
 */
export async function arrive(msgId: string): Promise<void> {
  if (msgId === last || !accessUser().loggedIn) return
  last = msgId
  try {
    const { bp } = await call('default GET /crmgas/message/detail', { msgId }, { handles: 'all', loading: false })
    if (!accessUser().loaded) await loadUser()
    if (bp === null || bp === accessUser().bp) return
    const back = withoutMark(currentAddress())
    const changes = await confirm({ content: '该消息属于其他户号，是否切换查看？', confirmText: '切换' })
    if (changes) await go('/pages/switch-bp/switch/switch', { bp, back })
  } catch (failure) {
    callFailure(failure)
  }
}

function withoutMark(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const left = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${MARK}=`))
  return left.length === 0 ? path : `${path}?${left.join('&')}`
}
