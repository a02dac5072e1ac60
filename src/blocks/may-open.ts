import { useCallback } from 'react'
import { useAccessUser } from '@/auth/access-user'
import { decide } from '@/routes/access'
import { usePagePath } from '@/routes/page'
import { pageAt, routes } from '@/routes/table'

/** Which addresses this user may open: the page is built and the guard lets him in. Entries to others are not shown (GD-04). */
export function useMayOpen(): (address: string) => boolean {
  const user = useAccessUser()
  return useCallback(
    (address) => {
      const path = pageAt(address)
      return path !== undefined && decide(routes[path].access, user).kind === 'allow'
    },
    [user],
  )
}

/** Has the guard let the user into the page this component stands in? Its reads wait for that (GD-01). */
export function usePageAdmitted(): boolean {
  const { access } = routes[usePagePath()]
  return decide(access, useAccessUser()).kind === 'allow'
}
