import type { Settings } from '../../settings'

/** The settings of bids with the defaults of B 0.7. */
export const bidSettings = (settings: Settings, companyCode: string) => ({
  /** N-04. */
  maxRevisions: settings.integer(companyCode, 'ng.maxRevisions', 5),
  /** N-06. */
  withdrawHours: settings.integer(companyCode, 'ng.withdrawHours', 1),
  /** N-12: for each candidate that is offered volume. */
  confirmHours: settings.integer(companyCode, 'ng.confirmHours', 24),
  candidateRounds: settings.integer(companyCode, 'ng.candidateRounds', 3),
})
