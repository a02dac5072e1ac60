import { formatMoney } from '@domain/money'
import { Ends, Money, Row, Stack } from '@/ui'
import { amountOfGoods, rateText, type InvoiceLine } from './line-text'

/** The lines as they are on the invoice: goods, quantity and price without tax, tax (IV-07). */
export const InvoiceLines = ({ lines }: { lines: readonly InvoiceLine[] }) => (
  <Stack gap={12}>
    {lines.map((line) => (
      <div key={line.lineNo}>
        <Ends>
          <span className='fs-14 break'>{line.isDiscount ? `${line.goodsName}（折扣）` : line.goodsName}</span>
          <Money value={line.netAmount} className='fs-14' />
        </Ends>
        <Row gap={12} wrap className='fs-12 t3 num'>
          {amountOfGoods(line) !== '' && <span className='break'>{amountOfGoods(line)}</span>}
          <span className='nowrap'>{`税率 ${rateText(line.taxRate)}`}</span>
          <span className='nowrap'>{`税额 ${formatMoney(line.taxAmount)}`}</span>
        </Row>
      </div>
    ))}
  </Stack>
)
