import { useEffect, useState } from 'react'
import type { In, Out } from '@contract'
import { useShareCard } from '@/blocks'
import { useWrite } from '@/request'

const CREATE = 'default POST /crmgas/share/create'
type Wish = Omit<In<typeof CREATE>, 'channel'>
export type Shared = Out<typeof CREATE>

interface Prepared {
  /** Null: not known yet, or it may not be shared. */
  card: Shared | null
}

/**
 * Prepares the card that the mini-program's share menu sends: it has to be there when the menu asks for it (E-S-04). Until then the menu
 * sends `path` with `title`. `target` undefined: not known yet.
 */
export function useShared(target: Wish | undefined, fallback: { title: string; path: string }): Prepared {
  const [card, setCard] = useState<Shared | null>(null)
  const create = useWrite(CREATE, { loading: false, handles: 'all' }).run
  const { targetType, targetId, s } = target ?? {}
  useEffect(() => {
    if (targetType === undefined || targetId === undefined) return
    const wish = { targetType, targetId, channel: 'wxFriend' as const, ...(s !== undefined && { s }) }
    // Without a code the page can still be shared by its own address.
    create(wish).then(setCard, () => setCard(null))
  }, [create, targetType, targetId, s])
  useShareCard(
    card === null
      ? fallback
      : { title: card.title, path: card.path, ...(card.imageUrl !== '' && { imageUrl: card.imageUrl }) },
  )
  return { card }
}
