import { gasPackageStatus } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { buttonClass, Card, Ends, Figures, Row, Status, Tag } from '@/ui'
import { deliveryText } from '../package-text'
import { PackageTags } from '../parts/order/PackageTags'
import { PriceLine } from '../parts/order/PriceLine'
import { SaleNote } from '../parts/order/SaleNote'
import type { GasPackage } from '../types'

interface Props {
  of: GasPackage
  onTap: (() => void) | undefined
  onChanged: () => void
}

/** One package of the shop window; the whole card leads to it. */
export function PackageCard({ of: one, onTap, onChanged }: Props) {
  const isOwn = one.myOrderNo !== null
  return (
    <Card onTap={onTap}>
      <Ends>
        <span className='fs-16 fw-b break'>{one.name}</span>
        <Row gap={4}>
          {isOwn && <Tag kind='outline'>已订购</Tag>}
          <Status status={gasPackageStatus[one.state]} />
        </Row>
      </Ends>
      <PackageTags of={one} />
      <Ends top={12}>
        <PriceLine of={one} />
        {one.state === 'ON_SALE' && (
          <div className={buttonClass({ size: 'small', kind: isOwn ? 'outline' : 'filled' })}>
            {isOwn ? '查看详情' : '立即订购'}
          </div>
        )}
      </Ends>
      <div className='hr' />
      <Figures
        items={[
          { label: '提气期', value: <span className='fs-14'>{deliveryText(one)}</span> },
          { label: '起订量', value: <span className='fs-14'>{formatVolume(one.minVolume)}</span> },
        ]}
      />
      <div className='mt12'>
        <SaleNote of={one} onChanged={onChanged} />
      </div>
    </Card>
  )
}
