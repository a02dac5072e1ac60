import type { Work } from '../../http/context'

/*
 * Areas that come with things of their own tell here what stands in the way; nothing is in the way of what does not exist.
 */

/** What hinders the cancellation of a user's app account, or ''. */
type CancelCheck = (work: Work, userId: string) => Promise<string>
/** A decimal about a customer number whose gas account is to be closed. */
type CloseFigure = (work: Work, key: { companyCode: string; bp: string }) => Promise<string>

const cancelChecks = new Map<'invoice' | 'contract' | 'transfer', CancelCheck>()
const closeFigures = new Map<'unwrittenCard', CloseFigure>()

/** Invoices (CX-02 (3)), contracts (5), bank transfers under review (2). */
export const onCancelCheck = (code: 'invoice' | 'contract' | 'transfer', check: CancelCheck): void =>
  void cancelChecks.set(code, check)

/** Gas paid and not on the card yet, m³. */
export const onCloseFigure = (code: 'unwrittenCard', figure: CloseFigure): void => void closeFigures.set(code, figure)

export const hindranceOf = async (
  work: Work,
  code: 'invoice' | 'contract' | 'transfer',
  userId: string,
): Promise<string> => (await cancelChecks.get(code)?.(work, userId)) ?? ''

/** null where no area knows such things. */
export const closeFigure = async (
  work: Work,
  code: 'unwrittenCard',
  key: { companyCode: string; bp: string },
): Promise<string | null> => (await closeFigures.get(code)?.(work, key)) ?? null
