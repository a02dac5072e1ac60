import { useEffect, useState } from 'react'
import { useAccessUser } from '@/auth/access-user'
import { storage } from '@/platform/storage'
import { call, newRequestNo } from '@/request'

/** The random id by which this phone's photos are known without a login (ZL-01). */
function visitorId(): string {
  const known = storage.get('visitorId')
  if (known !== '') return known
  const made = `v-${newRequestNo()}`
  storage.set('visitorId', made)
  return made
}

/** The owner of the photos: nothing to add for a user, the phone's id for a visitor. `ready`: earlier photos are the user's own. */
export function useVisitor(): { owner: { visitorId?: string }; ready: boolean; isUser: boolean } {
  // Known from the start, while the user's data are still on their way.
  const isUser = useAccessUser().loggedIn
  const [isClaimed, setClaimed] = useState(() => storage.get('visitorId') === '')
  useEffect(() => {
    if (!isUser || isClaimed) return
    // What fails is tried again with the next visit: the photos stay the phone's until then.
    void call('default POST /crmgas/zhulong/claim', { visitorId: storage.get('visitorId') }, { handles: 'all' })
      .then(() => storage.remove('visitorId'))
      .catch(() => undefined)
      .finally(() => setClaimed(true))
  }, [isUser, isClaimed])
  const [own] = useState(() => (isUser ? '' : visitorId()))
  return { owner: isUser ? {} : { visitorId: own || visitorId() }, ready: !isUser || isClaimed, isUser }
}
