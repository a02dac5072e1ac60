import { useEffect, useMemo } from 'react'
import { currentAddress } from '@/platform/address'
import { decidePage, type Decision, type Door } from '@/routes/access'
import { goBack, isStackRoot } from '@/routes/go'
import { useAccessUser } from '@/auth/access-user'
import { explain, explainOnce } from './admit'

/**
 * The page's own check (GD-01): pages can be opened from outside past the navigation helper. While shown and refused it explains itself
 * and goes back; where nothing is below, the page shows the reason as a block. A page that has a public variant stays.
 */
export function useGuard(door: Door, shown: boolean): Decision {
  const user = useAccessUser()
  const { decision, reason } = useMemo(() => decidePage(door, user), [door, user])
  useEffect(() => {
    if (shown && reason) explainOnce(reason, currentAddress())
  }, [reason, shown])
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
