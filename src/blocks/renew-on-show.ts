import type { ApiKey } from '@contract'
import { renewReads } from '@/request'
import { useCommon, useInvoice } from '@/stores'
import { useEachShow } from './page-shown'

type Flag = 'isReloadEnergyData' | 'isReloadMessageData' | 'isUpdateList'

/** The screen whose data another page changed: on show it reads the flag, renews its reads and clears it (part A 6). */
export function useRenewOnShow(flag: Flag, keys: readonly ApiKey[]): void {
  useEachShow(() => {
    if (!takeFlag(flag)) return
    void renewReads(...keys)
  })
}

function takeFlag(flag: Flag): boolean {
  if (flag === 'isUpdateList') {
    const set = useInvoice.getState().isUpdateList
    useInvoice.setState({ isUpdateList: false })
    return set
  }
  const set = useCommon.getState()[flag]
  useCommon.setState({ [flag]: false })
  return set
}
