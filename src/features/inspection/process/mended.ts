import type { Paper } from '@/blocks/form/paper/PaperSlot'

/** A photo of the fixed place, beside the inspector's that it answers. */
export interface After extends Paper {
  /** File id of the inspector's photo. */
  of: string
}

export interface Mended {
  content: string
  after: readonly After[]
}
