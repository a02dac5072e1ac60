import { contribute } from '../../extensions'
import { papers } from '../file/service'
import { drawCopy, PAPER } from './copy'
import { ownDataHandlers } from './handlers'

/** A person's copy of what the product keeps of him (PIPL art. 45); each area contributes its part (`personalData`). */
export const ownDataArea = {
  name: 'own-data',
  handlers: ownDataHandlers,
  extensions: [contribute(papers, { [PAPER]: drawCopy })],
}
