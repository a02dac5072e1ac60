import type { ReactNode } from 'react'
import { PageFrame } from '@/blocks'
import { useUser, type LoginUserInfo } from '@/stores'
import { Skeleton } from '@/ui'

/** A form about the user himself; the shape of one until it is known who that is. */
export function OfUser({ children }: { children: (user: LoginUserInfo) => ReactNode }) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user !== null) return children(user)
  return (
    <PageFrame>
      <Skeleton kind='list' rows={2} />
    </PageFrame>
  )
}
