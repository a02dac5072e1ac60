import { indexOf, sealText, type KeyHolder } from '../../../secret'

/** A payer's account as a transfer and what came in keep it: sealed, and the hash by which the two find each other. */
export const sealedAccount = (work: KeyHolder, account: string) => ({
  payerAccount: sealText(work, account),
  payerIndex: account === '' ? '' : indexOf(work, account),
})
