/** What the rule looks at of a share. */
interface Shared {
  /** '': passed on by a visitor. */
  sharerUserId: string
  companyCode: string
}

/**
 * E-S-08: a share counts for an enquiry of somebody else. A share from another company's customer does not count: staff would
 * read the name of a customer that is not theirs.
 */
export const isAttributed = (shared: Shared, by: { userId: string; companyCode: string }): boolean =>
  shared.sharerUserId !== '' && shared.sharerUserId !== by.userId && shared.companyCode === by.companyCode
