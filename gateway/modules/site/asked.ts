import { event, question } from '../../extensions'
import type { Work } from '../../http/context'

/* Questions and events between places and the devices at them. */

interface PlaceKey {
  bp: string
  siteId: string
}

/** Whether something is on a place. */
export const placeTaken = question<(work: Work, of: PlaceKey) => Promise<boolean>>('place taken', () =>
  Promise.resolve(false),
)

/** A place was replaced by another one: what is on it goes over. */
export const placeReplaced = event<PlaceKey & { by: string }>('place.replaced')
