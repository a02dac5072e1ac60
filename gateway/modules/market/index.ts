import { marketHandlers } from './handlers'
import { seedMarket } from './seed'

export const marketArea = { name: 'market', handlers: marketHandlers, seed: seedMarket }
