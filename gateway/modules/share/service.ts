/* What other modules may fill and ask. */
export { shareOf } from './shares'
export { shareables, type Share, type Snapshot } from './targets'
