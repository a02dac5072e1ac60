import { drawCopy, PAPER } from './copy'
import { ownDataHandlers } from './handlers'

/** A person's copy of what the product keeps of him (PIPL art. 45); each area brings its part (`ownData`). */
export const ownDataArea = { name: 'own-data', handlers: ownDataHandlers, papers: { [PAPER]: drawCopy } }
