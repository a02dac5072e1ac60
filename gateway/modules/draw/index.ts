import type { Area } from '../../areas'
import { drawWork } from './work'

/** The public values that draws of bids and lotteries take (N-13). */
export const drawArea: Area = { name: 'draw', handlers: {}, work: drawWork }
