/* What other modules may fill and ask. */
export { linkOf, shareOf } from './shares'
export { shareables, type Share } from './targets'
