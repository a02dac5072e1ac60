import { useHostPull } from '@/platform/pull-down'
import type { PullDownProps } from './props'

/** WeChat draws the pulled page itself. */
export function PullDown({ onPull }: PullDownProps) {
  useHostPull(onPull)
  return null
}
