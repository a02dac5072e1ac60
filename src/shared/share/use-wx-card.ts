import { useEffect, useRef } from 'react'
import type { In } from '@contract'
import { away } from '@/auth'
import { usePageShown } from '@/blocks'
import { host, isWeapp } from '@/platform/host'
import type { ShareCard } from '@/platform/share'
import { APP_CARD, setWxCard, type WxCard } from '@/platform/wx-sdk/card'
import { call } from '@/request'
import { useUser } from '@/stores'

const CREATE = 'default POST /crmgas/share/create'
type Target = Omit<In<typeof CREATE>, 'channel'>

/**
 * What the menu of WeChat's browser sends while the page is in front (E-S-06): the card of a code for a user, the page itself for a
 * visitor. A page without a card of its own sends the app. Silent where WeChat is not configured: its default card stays.
 */
export function useWxCard(target: Target | undefined, fallback: ShareCard): void {
  const isShown = usePageShown()
  const isVisitor = useUser(({ loginUserInfo }) => loginUserInfo === null)
  const latest = useRef({ target, fallback })
  latest.current = { target, fallback }
  const key = target && JSON.stringify([target, fallback])
  useEffect(() => {
    if (isWeapp || host() !== 'wechat' || !isShown || key === undefined) return undefined
    let isOver = false
    const offer = async () => {
      const isReady = await away()
        .then(({ configureWxSdk }) => configureWxSdk())
        .catch(() => false)
      if (!isReady || isOver) return
      const card = await cardOf(isVisitor ? undefined : latest.current.target, latest.current.fallback)
      if (!isOver) setWxCard(card)
    }
    void offer()
    return () => {
      isOver = true
      setWxCard(APP_CARD)
    }
  }, [key, isShown, isVisitor])
}

async function cardOf(target: Target | undefined, { title, path, imageUrl = '' }: ShareCard): Promise<WxCard> {
  const own = { title, desc: APP_CARD.desc, path, imageUrl }
  if (target === undefined) return own
  const made = await call(CREATE, { ...target, channel: 'wxFriend' }, { loading: false, handles: 'all' }).catch(
    () => null,
  )
  return made === null ? own : { title: made.title, desc: made.desc, path: made.path, imageUrl: made.imageUrl }
}
