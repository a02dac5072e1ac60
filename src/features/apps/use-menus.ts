import { useCallback, useEffect, useState } from 'react'
import { loadMenus } from '@/auth'
import { useUser } from '@/stores'

export interface Menus {
  /** Functions of the tenant's menus; null: not known. */
  funcs: ReadonlySet<string> | null
  settled: boolean
  /** Why they are not known, '' otherwise. */
  failure: string
  retry: () => void
}

let kept: { owner: string; funcs: ReadonlySet<string> } | null = null

/** Menus are asked for once per user and customer number (AU-21); a failure is asked again by the user only. */
export function useMenus(): Menus {
  const owner = useUser(({ loginUserInfo }) => `${loginUserInfo?.userId ?? ''}|${loginUserInfo?.bp ?? ''}`)
  const [funcs, setFuncs] = useState(kept?.owner === owner ? kept.funcs : null)
  const [failure, setFailure] = useState('')
  const ask = useCallback(() => {
    setFailure('')
    loadMenus().then(
      (menus) => {
        kept = { owner, funcs: new Set(menus.flatMap((menu) => menu.funcs)) }
        setFuncs(kept.funcs)
      },
      (error: Error) => setFailure(error.message),
    )
  }, [owner])
  useEffect(() => {
    if (kept?.owner === owner) setFuncs(kept.funcs)
    else ask()
  }, [owner, ask])
  return { funcs, settled: funcs !== null || failure !== '', failure, retry: ask }
}
