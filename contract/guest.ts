import { links } from './guest/links'
import { guestReads } from './guest/reads'

/** Read-only links for the accountant: the master's calls, and those of whoever opens one. */
export const guest = { ...links, ...guestReads }
