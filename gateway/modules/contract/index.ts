import type { Area } from '../../areas'
import { contractWork } from './work'

/** Contracts with the gas company, as far as other areas ask for them (part B 2.21, 3.15). */
export const contractArea = {
  name: 'contract',
  handlers: {},
  work: contractWork,
} satisfies Area
