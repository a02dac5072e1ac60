import { useCallback, useEffect, useRef } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { attempt, call } from '@/request'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { useInvoice } from '@/stores/invoice'
import { alert, confirm } from '@/ui'

interface PickLife {
  /** It has become an application: nothing is given back. */
  used: () => void
  /** One page back, after a question. */
  leave: () => Promise<void>
  /** The quarter of an hour is over. */
  expired: () => Promise<void>
}

/** A pick lives as long as its form: leaving without sending returns it (IV-05). */
export function usePickLife(pickId: string): PickLife {
  const isOver = useRef(false)
  useEffect(
    () => () => {
      const { tradeData } = useInvoice.getState()
      if (tradeData?.pickId === pickId) useInvoice.setState({ tradeData: null, invoiceTitle: null })
      // Without the login the call would be refused; the gateway returns the pick by its expiry.
      if (isOver.current || useUser.getState().loginUserInfo === null) return
      void attempt(call('default POST /crmgas/invoice/releasePick', { pickId }, { loading: false, handles: 'all' }))
    },
    [pickId],
  )
  const used = useCallback(() => {
    isOver.current = true
  }, [])
  const expired = useCallback(async () => {
    if (isOver.current) return
    isOver.current = true
    await alert(accountAndInvoices[2653], { title: '提示', cancelText: null })
    await goBack()
  }, [])
  const leave = async () => {
    if (isOver.current || (await confirm({ title: '提示', content: '放弃本次开票吗？' }))) await goBack()
  }
  return { used, leave, expired }
}
