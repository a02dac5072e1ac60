import { collection } from '../../extensions'
import type { Work } from '../../http/context'

/** What is shown of content that may be shared now. */
export interface Snapshot {
  title: string
  desc: string
  imageUrl: string
  /** Where it is read, with its query. */
  route: string
  /** Everybody may read it there. */
  isPublic: boolean
}

/** The content of this id for the customers of a company; null where it may not be shared, or not any more (E-S-01). */
export type Share = (work: Work, companyCode: string, id: string, code: string) => Promise<Snapshot | null>

/** Kinds of content that may be shared; the key is a code of `shareTargets`. */
export const shareables = collection<Share>('shareable')
