/** The fields of a share that the rule needs. */
interface Shared {
  /** '': passed on by a visitor. */
  sharerUserId: string
  companyCode: string
}

/**
 * E-S-08: a share counts for an enquiry of another user. A share from another company's customer does not count: staff would read the
 * name of a customer that is not theirs.
 */
export const isAttributed = (shared: Shared, by: { userId: string; companyCode: string }): boolean =>
  shared.sharerUserId !== '' && shared.sharerUserId !== by.userId && shared.companyCode === by.companyCode
