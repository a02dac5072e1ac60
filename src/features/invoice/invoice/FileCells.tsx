import { useMay } from '@/blocks'
import { Cell, CellGroup } from '@/ui'
import { openInvoiceFile } from '../parts/take/files'
import { isHistory, type Invoice } from './types'

interface FileCellsProps {
  invoice: Invoice
  onRed: () => void
  onProgress: (redId: string) => void
}

/** Files to take along, and the way back: reversal, or how far it has got. */
export function FileCells({ invoice, onRed, onProgress }: FileCellsProps) {
  const mayRed = useMay('model:INVOICE_RED')
  const { invoiceId, files, openRedId, canRed, redHint } = invoice
  const kinds = isHistory(invoice)
    ? []
    : ([
        ['PDF', files?.pdfUrl],
        ['OFD', files?.ofdUrl],
        ['XML', files?.xmlUrl],
      ] as const)
  const isRedShown = mayRed && (canRed || redHint !== null) && openRedId === null
  if (kinds.every(([, url]) => !url) && openRedId === null && !isRedShown) return null
  return (
    <CellGroup>
      {kinds.map(
        ([kind, url]) =>
          url && (
            <Cell
              key={kind}
              icon={kind === 'PDF' ? 'pdf' : 'download'}
              title={`下载 ${kind}`}
              onTap={() => void openInvoiceFile(invoiceId, kind)}
            />
          ),
      )}
      {openRedId !== null && <Cell icon='clock' title='红冲进度' onTap={() => onProgress(openRedId)} />}
      {isRedShown && (
        <Cell
          icon='swap'
          title='红冲/换开'
          disabled={!canRed}
          {...(redHint !== null && { subtitle: redHint })}
          onTap={onRed}
        />
      )}
    </CellGroup>
  )
}
