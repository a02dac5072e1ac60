import { useEffect } from 'react'
import type { Out } from '@contract'
import { call, useRead, type Read, type ReadOptions } from '@/request'
import { useUser } from '@/stores'

/* The own customer numbers (C 5.2, 31): asked for alike everywhere, so that one answer serves every page. */

const LIST = 'default POST /crmgas/portal/user/customerListNew'

/** Specification 7: the own phone, and no company, which means all. */
const bodyOf = (userName: string) => ({ userName, code: '' })

const ownName = () => useUser.getState().loginUserInfo?.username ?? ''

export function useCustomerList({ enabled = true, ...options }: ReadOptions<typeof LIST> = {}): Read<Out<typeof LIST>> {
  const userName = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const read = useRead(LIST, bodyOf(userName), { ...options, enabled: enabled && userName !== '' })
  const counts = read.data?.counts
  useEffect(() => {
    if (counts !== undefined) useUser.setState({ customerListCounts: counts })
  }, [counts])
  return read
}

/** The same, loaded again. */
export const fetchCustomerList = (): Promise<Out<typeof LIST>> => call(LIST, bodyOf(ownName()))
