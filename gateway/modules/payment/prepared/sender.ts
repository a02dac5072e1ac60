import type { PreparedWish } from '../../../db/column-types'
import { openText, sealText, type KeyHolder } from '../../../secret'

type Kept = NonNullable<PreparedWish['transfer']>
type Sender = Omit<Kept, 'payerAccount'> & { payerAccount?: string | undefined }

/** A wished transfer as it is kept: the account that it comes from is sealed. */
export const sealSender = (work: KeyHolder, { payerAccount, ...rest }: Sender): Kept => ({
  ...rest,
  ...(payerAccount !== undefined && { payerAccount: sealText(work, payerAccount) }),
})

/** The way back of {@link sealSender}. */
export const openSender = (work: KeyHolder, { payerAccount, ...rest }: Kept) => ({
  ...rest,
  ...(payerAccount !== undefined && { payerAccount: openText(work, payerAccount) }),
})
