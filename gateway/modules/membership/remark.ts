import type { Sealed } from '../../db/column-types'
import { openBeside, sealText, type KeyHolder } from '../../secret'

/* The name that a master gives a member, sealed; in plain only where a gateway of the release before has written it. */

export const remarkOf = (work: KeyHolder, row: { remarkName: string; remarkNameEnc: Sealed }): string =>
  openBeside(work, row.remarkNameEnc, row.remarkName)

export const sealedRemark = (work: KeyHolder, name: string): { remarkName: string; remarkNameEnc: Sealed } => ({
  remarkName: '',
  remarkNameEnc: sealText(work, name),
})
