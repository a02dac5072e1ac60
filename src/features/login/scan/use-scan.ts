import { useCallback, useEffect, useState } from 'react'
import type { Out } from '@contract'
import { loadUser } from '@/auth'
import { forgetCustomer } from '@/shared/customer'
import { readScan } from '@/shared/scan'
import { webTarget } from '@/shared/web'
import { asApiError, call } from '@/request'
import { addressOf, goTo } from '@/routes/go'
import { toast } from '@/ui'

type Ticket = Out<'default POST /crmgas/scan/scan'>

export type ScanState =
  | { at: 'loading' }
  | { at: 'ask'; scanId: string; ticket: Ticket }
  | { at: 'done'; ticket: Ticket }
  | { at: 'declined' }
  /** S4, or in another hand: the text says which. */
  | { at: 'over'; text: string }
  | { at: 'unknown' }
  /** The network: it can be tried again. */
  | { at: 'failed' }

const OVER = '二维码已失效，请刷新后重新扫描'
const METERS = '/pages/home/meter-list/meter-list'
const WEBVIEW = '/pages/webview/webview'

export interface Scan {
  state: ScanState
  load: () => Promise<void>
  answer: (yes: boolean) => Promise<void>
}

/** A scanned text on its way: what it stands for, and the user's answer (C 6.4, TD-05). */
export function useScan(text: string): Scan {
  const [state, setState] = useState<ScanState>({ at: 'loading' })
  const load = useCallback(async () => {
    setState({ at: 'loading' })
    setState(await lookAt(text))
  }, [text])
  useEffect(() => void load(), [load])

  const answer = async (yes: boolean) => {
    if (state.at !== 'ask') return
    const { scanId, ticket } = state
    try {
      const { status } = await call(
        'default POST /crmgas/scan/confirm',
        { scanId, confirm: yes ? '1' : '0' },
        { handles: ['2550', '2551', '2101', '2105', '2107'] },
      )
      if (status === 'S2' && ticket.kind === 'SUB_INVITE') await becomeMember()
      setState(status === 'S2' ? { at: 'done', ticket } : { at: 'declined' })
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2550', '2551')) setState({ at: 'over', text: error.is('2550') ? OVER : error.message })
      else if (error.is('2101', '2105', '2107')) toast(error.message)
    }
  }
  return { state, load, answer }
}

/** SA-08: the user's first customer number becomes the current one at once; without an answer the next start loads it. */
async function becomeMember(): Promise<void> {
  forgetCustomer()
  try {
    await loadUser()
  } catch (failure) {
    toast(asApiError(failure).message)
  }
}

async function lookAt(text: string): Promise<ScanState> {
  const scanned = readScan(text)
  if (scanned.kind === 'unknown') return { at: 'unknown' }
  try {
    if (scanned.kind === 'link' && !(await isListed(scanned.url))) return { at: 'unknown' }
    if (scanned.kind !== 'ticket') return await leave(scanned)
    const { scanId } = scanned
    const ticket = await call('default POST /crmgas/scan/scan', { scanId }, { loading: false, handles: 'all' })
    return { at: 'ask', scanId, ticket }
  } catch (failure) {
    const error = asApiError(failure)
    if (error.kind !== 'refused') return { at: 'failed' }
    return { at: 'over', text: error.is('2550') ? OVER : error.message }
  }
}

/** TD-05: only links of the white list are ours. */
async function isListed(url: string): Promise<boolean> {
  const hosts = await call('default GET /crmgas/config/client', undefined, { loading: false, handles: 'all' })
  return webTarget(url, hosts).kind !== 'blocked'
}

/** A meter's plate and a link have pages of their own. */
async function leave(scanned: { kind: 'meter'; meterNo: string } | { kind: 'link'; url: string }): Promise<ScanState> {
  const address =
    scanned.kind === 'meter'
      ? addressOf(METERS, { meterNo: scanned.meterNo })
      : addressOf(WEBVIEW, { url: scanned.url })
  return (await goTo(address, { replace: true })) ? { at: 'loading' } : { at: 'unknown' }
}
