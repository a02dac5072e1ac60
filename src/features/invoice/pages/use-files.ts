import { useRef } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { useElapsed } from '@/blocks'
import { useRead, type ApiError } from '@/request'
import type { InvoiceFiles } from '../parts/take/files'

const EVERY_MS = 3_000
/** ms after which no further read is made by itself. */
const READS_FOR = 32_000

const isEarly = (error: ApiError | undefined): boolean => error?.is('2657') === true

interface Wanted {
  invoiceId: string | undefined
  applyId: string | undefined
}

/** The files of one invoice or of all of an application, read again until they are there. */
export function useFiles({ invoiceId, applyId }: Wanted) {
  const input = invoiceId === undefined ? (applyId === undefined ? undefined : { applyId }) : { invoiceIds: invoiceId }
  const { isOver, again } = useElapsed(READS_FOR)
  const read = useRead('default GET /crmgas/invoice/getElectronicInvoices', input, {
    enabled: input !== undefined,
    freshFor: 0,
    handles: 'all',
    gone: ['2655', '2656'],
    every: (files, error) => (files?.length === 0 || isEarly(error)) && !isOver && EVERY_MS,
  })
  const renewed = useRef(false)
  const { reload } = read
  const invoices: readonly InvoiceFiles[] = read.data ?? []
  return {
    invoices,
    /** What the page is on; invoices that are not there yet are no failure. */
    read: isEarly(read.error) ? { ...read, state: 'ready' as const } : read,
    isOver,
    text: isOver ? accountAndInvoices[2657] : '发票正在生成，请稍候',
    again: () => {
      again()
      void reload()
    },
    /** Reads fresh addresses, once; false: it was done before. */
    renew: async (): Promise<boolean> => {
      if (renewed.current) return false
      renewed.current = true
      await reload()
      return true
    },
  }
}
