/** Entries of a basket in the order in which their accounts are locked; of one account bills before the top-up. */
export const nextSort = (a: { bp: string; kind: string }, b: { bp: string; kind: string }): number =>
  `${a.bp}${a.kind}` < `${b.bp}${b.kind}` ? -1 : 1
