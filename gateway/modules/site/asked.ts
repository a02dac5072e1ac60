import { event, question } from '../../extensions'
import type { Work } from '../../http/context'

/* What places ask and tell of the devices that stand on them. */

interface PlaceKey {
  bp: string
  siteId: string
}

/** Whether something stands on a place. */
export const placeTaken = question<(work: Work, of: PlaceKey) => Promise<boolean>>('place taken', () =>
  Promise.resolve(false),
)

/** A place was replaced by another one: what stands on it goes over. */
export const placeReplaced = event<PlaceKey & { by: string }>('place.replaced')
