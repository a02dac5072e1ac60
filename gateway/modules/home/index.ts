import type { Area } from '../../areas'
import { homeHandlers } from './handlers'

/** The first screen, put together from all that is below (part A 5.1). */
export const homeArea: Area = { name: 'home', handlers: homeHandlers as unknown as Area['handlers'] }
