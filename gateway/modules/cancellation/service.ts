import type { Work } from '../../http/context'

/* Areas that hold data of a user contribute their obstacles here; an absent area has none. */

/** What hinders the cancellation of a user's app account, or ''. */
type CancelCheck = (work: Work, userId: string) => Promise<string>

const cancelChecks = new Map<'contract' | 'transfer', CancelCheck>()

/** Contracts (CX-02 (5)), bank transfers under review (2). */
export const onCancelCheck = (code: 'contract' | 'transfer', check: CancelCheck): void =>
  void cancelChecks.set(code, check)

export const hindranceOf = async (work: Work, code: 'contract' | 'transfer', userId: string): Promise<string> =>
  (await cancelChecks.get(code)?.(work, userId)) ?? ''
