import { useEffect, useRef, useState } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { useRead } from '@/request'
import type { InvoiceFiles } from '../files'

const EVERY_MS = 3_000
/** Half a minute. */
const MOST_TRIES = 10

interface Wanted {
  invoiceId: string | undefined
  applyId: string | undefined
}

/** The files of one invoice or of all of an application, asked for until they are there. */
export function useFiles({ invoiceId, applyId }: Wanted) {
  const input = invoiceId === undefined ? (applyId === undefined ? undefined : { applyId }) : { invoiceIds: invoiceId }
  const read = useRead('default GET /crmgas/invoice/getElectronicInvoices', input, {
    enabled: input !== undefined,
    freshFor: 0,
    handles: 'all',
  })
  const [tries, setTries] = useState(0)
  const renewed = useRef(false)
  const isEarly = read.error?.is('2657') === true
  const isEmpty = isEarly || read.data?.length === 0
  const isOver = tries >= MOST_TRIES
  const { reload } = read
  useEffect(() => {
    if (!isEmpty || isOver) return undefined
    const timer = setTimeout(() => {
      setTries((count) => count + 1)
      void reload()
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isEmpty, isOver, reload, tries])
  const invoices: readonly InvoiceFiles[] = read.data ?? []
  return {
    invoices,
    /** What the page stands on; invoices that are not there yet are no failure. */
    read: isEarly ? { ...read, state: 'ready' as const } : read,
    isOver,
    text: isOver ? accountAndInvoices[2657] : '发票正在生成，请稍候',
    again: () => {
      setTries(0)
      void reload()
    },
    /** Once: fresh addresses. Answers whether they were asked for. */
    renew: async (): Promise<boolean> => {
      if (renewed.current) return false
      renewed.current = true
      await reload()
      return true
    },
  }
}
