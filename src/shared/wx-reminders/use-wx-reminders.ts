import { useRef } from 'react'
import { requestSubscribe, canSubscribe } from '@/platform/subscribe'
import { storage } from '@/platform/storage'
import { callFailure, useRead, useWrite } from '@/request'
import { answersOf, canAskWx, leastFirst } from './choose'

/** Templates of WeChat that a tap can bring a message of (E-X-07a). */
export type WxKey =
  | 'BILL'
  | 'BALANCE'
  | 'PAY'
  | 'SUPPLY'
  | 'RESUME'
  | 'ORDER'
  | 'SIGN'
  | 'SERVICE'
  | 'LEAD'
  | 'REVIEW'
  | 'HYQ'
  | 'PRIZE'

/** With so many of a kind it is not asked for at every tap. */
const ENOUGH = 3

/**
 * Asks WeChat for one message of each of these kinds, at the tap that makes them necessary (E-X-06). It is called before anything else
 * that the tap does: WeChat listens inside of a tap only. At most three, each once per opening of the page, and none of which `enough`
 * are left; where it cannot ask it answers at once, and what the user answers holds up nothing.
 */
export function useWxReminders(): (keys: readonly WxKey[], enough?: number) => Promise<void> {
  const info = useRead('default GET /small/smart-wx-info/get', {}, { enabled: canSubscribe, handles: 'all' })
  // No act: nothing is shown about it, whatever comes of it.
  const report = useWrite('default POST /crmgas/message/subscribe/report', {
    once: true,
    handles: 'all',
    loading: false,
  })
  const isAsked = useRef(new Set<string>())
  return async (keys, enough = ENOUGH) => {
    const { openIdBound = false, templates = [] } = info.data ?? {}
    if (!canAskWx() || !openIdBound) return
    const wanted = templates.filter(
      ({ tmplKey, tmplId, remaining }) =>
        (keys as readonly string[]).includes(tmplKey) && remaining < enough && !isAsked.current.has(tmplId),
    )
    const tmplIds = leastFirst(wanted)
    if (tmplIds.length === 0) return
    for (const tmplId of tmplIds) isAsked.current.add(tmplId)
    const results = await answersOf(await requestSubscribe(tmplIds))
    if (results.length > 0) report.run({ openId: storage.get('openId'), results }).catch(callFailure)
  }
}
