import { useLink } from '@/blocks'
import { Item, Photo, SectionCard } from '@/ui'
import { priceText, type Product as Card } from '../market-text'
import '../market.scss'

/** Products below a detail. */
export const Related = ({ items, title = '相关推荐' }: { items: readonly Card[]; title?: string }) =>
  items.length === 0 ? null : (
    <SectionCard flush title={title}>
      {items.map((item) => (
        <One key={item.productId} item={item} />
      ))}
    </SectionCard>
  )

function One({ item }: { item: Card }) {
  const open = useLink('/pages/hot/detail', { type: 'product', productId: item.productId })
  return (
    <Item onTap={open}>
      <div className='mk-row'>
        <div className='mk-cover'>
          <Photo className='mk-photo' src={item.coverUrl} lazy />
        </div>
        <div className='grow'>
          <div className='fs-15 fw-m break'>{item.name}</div>
          <div className='fs-16 fw-b num mt4 break'>{priceText(item)}</div>
        </div>
      </div>
    </Item>
  )
}
