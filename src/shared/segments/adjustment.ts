import { decimal } from '@domain/decimal'

/** AE-26: an adjustment beyond this share of what was read is explained in warning colour. */
const LARGE_SHARE = '0.05'

/** Whether an adjustment is large against what was read. */
export const isLargeAdjustment = ({
  adjustVolume,
  readVolume,
}: {
  adjustVolume: string
  readVolume: string
}): boolean =>
  decimal(adjustVolume)
    .abs()
    .gt(decimal(readVolume).times(decimal(LARGE_SHARE)))
