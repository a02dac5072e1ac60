import { hooks } from './open-data/hooks'
import { keys } from './open-data/keys'
import { openReads } from './open-data/reads'

/** Open data (Y-31): the master's keys and webhooks, and the reads of a customer's own software. */
export const openData = { ...keys, ...hooks, ...openReads }
