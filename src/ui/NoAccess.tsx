import { Empty } from './Empty'
import type { NoAccessProps } from './props'

export function NoAccess(props: NoAccessProps) {
  return <Empty {...props} picture='lock' />
}
