import { loadUser } from '@/auth'
import { useUser } from '@/stores'
import { Portrait } from '@/ui'

/** The address that a new one was asked for: each only once, so that a picture that is gone is not asked for again and again. */
let renewedFor = ''

/** A signed address ends after 30 min, the page or the kept profile lives longer: the profile brings a new one. */
function renew(address: string): void {
  if (address === renewedFor) return
  renewedFor = address
  // Without it the first character of the name stays.
  void loadUser().catch(() => undefined)
}

/** The portrait of the logged-in user. */
export function UserPortrait({ size }: { size?: number }) {
  const portrait = useUser(({ loginUserInfo }) => loginUserInfo?.portrait ?? '')
  const name = useUser(({ loginUserInfo }) => loginUserInfo?.nickname ?? '')
  return <Portrait src={portrait} name={name} onBroken={renew} size={size} />
}
