import type { Area } from '../../areas'
import { outletHandlers } from './handlers'

/** Places where customers are served, and cities (D 2.3, D 4.4). */
export const outletArea: Area = { name: 'outlet', handlers: outletHandlers }
