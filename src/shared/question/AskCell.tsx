import { useLink } from '@/blocks'
import { Cell, CellGroup } from '@/ui'

interface AskCellProps {
  /** Kind of question, and the thing that it is about (TK-13). */
  subtype: 'C_INVOICE' | 'C_CONTRACT' | 'C_BILL'
  relatedType: 'INVOICE' | 'ORDER' | 'PAYMENT'
  relatedId: string
  title: string
}

/** The way from a thing to a ticket about it. */
export function AskCell(params: AskCellProps) {
  const ask = useLink('/subPages/customer-service/add', params)
  if (!ask) return null
  return (
    <CellGroup>
      <Cell icon='chat' title='有疑问，提交工单' onTap={ask} />
    </CellGroup>
  )
}
