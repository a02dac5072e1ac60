import { openText, sealText, type KeyHolder } from '../../secret'
import type { Sealed } from '../../db/column-types'
import { noParts, type Body } from './types'

/** Questions hold what people write: names, phones. Bodies are sealed as a whole. */
export const sealBody = (work: KeyHolder, body: Partial<Body>): Sealed => sealText(work, JSON.stringify(body))

export const openBody = (work: KeyHolder, sealed: Sealed): Body => ({
  text: '',
  ...noParts,
  ...(JSON.parse(openText(work, sealed)) as Partial<Body>),
})
