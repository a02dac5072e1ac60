import { event } from '../../extensions'

/** A user is no master of a customer number any more: transferred, unbound, account closed. */
export const masterLeft = event<{ bp: string; userId: string }>('master.left')
