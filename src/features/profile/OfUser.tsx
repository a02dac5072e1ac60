import type { ReactNode } from 'react'
import { PageFrame } from '@/blocks'
import { useUser, type LoginUserInfo } from '@/stores'
import { Skeleton } from '@/ui'

/** A form about the user; its skeleton until the user is known. */
export function OfUser({ children }: { children: (user: LoginUserInfo) => ReactNode }) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user !== null) return children(user)
  return (
    <PageFrame>
      <Skeleton kind='list' rows={2} />
    </PageFrame>
  )
}
