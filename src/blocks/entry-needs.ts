import { useMemo } from 'react'
import { useUser } from '@/stores'

/** Who looks at a list of entries: the granted models (null while not known) and whether a master. */
export interface Viewer {
  isMaster: boolean
  models: readonly string[] | null
}

/** The logged-in user as entries see him. */
export function useViewer(): Viewer {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const models = useUser(({ authModels }) => authModels)
  return useMemo(() => ({ isMaster, models }), [isMaster, models])
}

/** May he use an entry that needs this authority model (`master`: being the master; nothing: everybody)? GD-04. */
export function mayUse(needs: string | undefined, { isMaster, models }: Viewer): boolean {
  if (needs === undefined || isMaster) return true
  return needs !== 'master' && (models ?? []).includes(needs)
}
