import { links } from './guest/links'
import { guestReads } from './guest/reads'

/** Read-only links for the accountant (Y-16): the master's calls, and the calls of the visitor that opens a link. */
export const guest = { ...links, ...guestReads }
