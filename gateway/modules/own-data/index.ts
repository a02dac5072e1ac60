import { contribute } from '../../extensions'
import { papers } from '../file/service'
import { drawCopy, PAPER } from './copy'
import { ownDataHandlers } from './handlers'

/** A user's copy of the personal data in the product (PIPL art. 45); each area contributes its part (`personalData`). */
export const ownDataArea = {
  name: 'own-data',
  handlers: ownDataHandlers,
  extensions: [contribute(papers, { [PAPER]: drawCopy })],
}
