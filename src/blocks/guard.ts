import { useEffect, useMemo } from 'react'
import { currentAddress } from '@/platform/address'
import { decide, type Decision } from '@/routes/access'
import type { RouteAccess } from '@/routes/define'
import { goBack, isStackRoot } from '@/routes/go'
import { useAccessUser } from '@/auth/access-user'
import { explain } from './admit'

/**
 * The page's own check (GD-01): pages can be opened from outside past the navigation helper. While shown and refused it
 * explains itself and goes back; where nothing lies below, the page shows the reason as a block.
 */
export function useGuard(access: RouteAccess, shown: boolean): Decision {
  const user = useAccessUser()
  const decision = useMemo(() => decide(access, user), [access, user])
  useEffect(() => {
    if (!shown || decision.kind === 'allow' || decision.kind === 'wait') return
    let left = false
    void explain(decision, currentAddress()).then((ledElsewhere) => {
      if (!left && !ledElsewhere && !isStackRoot()) void goBack()
    })
    return () => {
      left = true
    }
  }, [decision, shown])
  return decision
}
