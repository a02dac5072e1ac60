import { at } from '../../scripts/lib/paths.mjs'

/** The picture of a paper: licences are the demo world's, letters to be signed the product's own. */
export const paperFile = (name: string): string =>
  at(name.startsWith('licence-') ? 'gateway/demo/papers' : 'gateway/modules/certification/papers', `${name}.png`)
