let epoch = 0

/** Counts logins, logouts and changes of tenant: an answer of an earlier epoch belongs to another user. */
export const epochNow = (): number => epoch

export const nextEpoch = (): void => {
  epoch += 1
}
