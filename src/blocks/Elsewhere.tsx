import { useEffect, useState, type ReactNode } from 'react'
import { isWeapp } from '@/platform/host'
import { go } from '@/routes/go'
import type { PagePath } from '@/routes/table'

export interface ElsewhereProps {
  /** The host on which the address leads to another page. */
  on: 'weapp' | 'h5'
  path: PagePath
  params?: Record<string, unknown>
  children: ReactNode
}

/** A page that exists on one host only: on the other its address opens the page that takes its place. */
export function Elsewhere({ on, path, params, children }: ElsewhereProps) {
  const leads = (on === 'weapp') === isWeapp
  // Once, on arrival: the address does not change under the page.
  const [target] = useState({ path, params })
  useEffect(() => {
    if (leads)
      void go(target.path as '/pages/login/login', (target.params ?? {}) as Record<never, never>, { replace: true })
  }, [leads, target])
  return leads ? null : <>{children}</>
}
