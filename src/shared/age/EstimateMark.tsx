import { isZeroVolume } from '@domain/volume'
import { estimateText } from './age-text'

/** 估 beside a figure that holds an estimate (Y-03), with words for readers of the screen. */
export function EstimateMark({ of }: { of: { estimatedVolume: string } }) {
  if (isZeroVolume(of.estimatedVolume)) return null
  return (
    <span className='fs-12 c-warning' role='img' aria-label={estimateText(of.estimatedVolume)}>
      {' 估'}
    </span>
  )
}
