import { go, goBack, isStackRoot } from '@/routes/go'

export const GUEST = '/subPagesB/pages/accountSecurity/guest'

/** Back to the lists of the link: the page below, or in the place of one that was opened by its own address. */
export const backToLists = (token: string): Promise<void> =>
  isStackRoot() ? go(GUEST, { token }, { replace: true }) : goBack()
