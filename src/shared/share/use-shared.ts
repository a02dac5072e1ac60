import type { In, Out } from '@contract'
import { useShareCard } from '@/blocks'
import { callFailure, useWrite } from '@/request'
import { useWxCard } from './use-wx-card'

const CREATE = 'default POST /crmgas/share/create'
type Wish = In<typeof CREATE>
export type Shared = Out<typeof CREATE>

export interface Share {
  /** Makes the code of this share; null where it may not be shared, which has been said then. */
  make: (channel: Wish['channel']) => Promise<Shared | null>
}

/**
 * Sharing a page's content (E-S-03, E-S-04). The code is made when the user shares, not when the page is shown; WeChat waits for it,
 * and sends the page's own address where it does not come. `target` undefined: not known yet.
 */
export function useShared(target: Omit<Wish, 'channel'> | undefined, fallback: { title: string; path: string }): Share {
  const create = useWrite(CREATE, { loading: false }).run
  const make = async (channel: Wish['channel']): Promise<Shared | null> => {
    if (target === undefined) return null
    try {
      return await create({ ...target, channel })
    } catch (failure) {
      // The call has said why; a fault of the app itself goes on.
      callFailure(failure)
      return null
    }
  }
  useShareCard(fallback, async () => {
    const made = await make('wxFriend')
    return made === null
      ? fallback
      : { title: made.title, path: made.path, ...(made.imageUrl !== '' && { imageUrl: made.imageUrl }) }
  })
  useWxCard(target, fallback)
  return { make }
}
