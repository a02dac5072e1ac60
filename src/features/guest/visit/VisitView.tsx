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
 * 授权查阅 (Y-16): what somebody has shared by a link, for whoever holds the named phone. He is nobody here: while this page stands, the
 * calls that wait for the first page to be quiet (who is logged in, models, counts) do not go out.
 */
export function VisitView({ token, billId, invoiceId }: ViewParams<'/subPagesB/pages/accountSecurity/guest'>) {
  const { entered } = useVisit(token)
  useEffect(beginCall, [])
  // A code given on the page above opens this one when it is shown again: nothing is looked at behind somebody's back.
  const shown = usePageShown()
  const [isIn, setIn] = useState(false)
  const mayLook = shown || isIn
  useEffect(() => setIn(entered !== null && mayLook), [entered, mayLook])
  if (entered === null || !mayLook) return <Gate token={token} />
  if (billId !== undefined) return <BillPage token={token} billId={billId} />
  if (invoiceId !== undefined) return <InvoicePage token={token} invoiceId={invoiceId} />
  return <Lists token={token} entered={entered} />
}
