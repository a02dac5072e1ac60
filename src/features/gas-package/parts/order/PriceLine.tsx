import { comparePrice } from '@domain/price'
import { Price, Row } from '@/ui'
import type { GasPackage } from '../../types'

type Priced = Pick<GasPackage, 'unitPrice' | 'standardPrice' | 'priceType' | 'floatDiscount'>

/** Price of a package beside the published one; of a floating price how it comes about (K-17). */
export function PriceLine({ of: terms, large }: { of: Priced; large?: true }) {
  const isCheaper = comparePrice(terms.unitPrice, terms.standardPrice) < 0
  return (
    <div>
      <Row wrap gap={4} align='base'>
        <Price value={terms.unitPrice} size={large ? 'l' : 'mm'} />
        {terms.priceType === 'FLOAT' && <span className='fs-12 t3'>参考价</span>}
      </Row>
      {isCheaper && (
        <div className='fs-12 t3'>
          公布价 <Price value={terms.standardPrice} strike />
        </div>
      )}
      {terms.floatDiscount !== null && <div className='fs-12 t3 num'>锁定时公布价 − {terms.floatDiscount} 元/m³</div>}
    </div>
  )
}
