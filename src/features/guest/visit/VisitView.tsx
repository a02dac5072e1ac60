import { useEffect, useState } from 'react'
import { usePageShown } from '@/blocks'
import { beginCall } from '@/request/quiet'
import type { ViewParams } from '@/routes/table'
import { BillPage } from './BillPage'
import { Gate } from './Gate'
import { InvoicePage } from './InvoicePage'
import { Lists } from './Lists'
import { useVisit } from './visit'

/**
 * 授权查阅 (Y-16): what a link shows to the holder of the named phone. The visitor is no user: while this page is shown, the calls that
 * wait for the first page to be quiet (user, models, counts) do not go out.
 */
export function VisitView({ token, billId, invoiceId }: ViewParams<'/subPagesB/pages/accountSecurity/guest'>) {
  const { entered } = useVisit(token)
  useEffect(beginCall, [])
  // A code given on the page above opens this one when it is shown again: nothing is shown and logged in the background.
  const shown = usePageShown()
  const [isIn, setIn] = useState(false)
  const mayLook = shown || isIn
  useEffect(() => setIn(entered !== null && mayLook), [entered, mayLook])
  if (entered === null || !mayLook) return <Gate token={token} />
  if (billId !== undefined) return <BillPage token={token} billId={billId} />
  if (invoiceId !== undefined) return <InvoicePage token={token} invoiceId={invoiceId} />
  return <Lists token={token} entered={entered} />
}
