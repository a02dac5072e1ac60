import type { Out } from '@contract'
import { useLink } from '@/blocks'
import { Item, Photo, Row, SectionCard } from '@/ui'
import './article.scss'

type Product = Out<'default GET /crmgas/news/detail'>['products'][number]

/** 相关商品 of an article (E 6.8); a reader that may not enquire is shown none by the gateway. */
export const RelatedProducts = ({ items }: { items: readonly Product[] }) =>
  items.length === 0 ? null : (
    <SectionCard flush title='相关商品与服务'>
      {items.map((item) => (
        <One key={item.productId} item={item} />
      ))}
    </SectionCard>
  )

function One({ item: { productId, name, subTitle, coverUrl } }: { item: Product }) {
  const open = useLink('/pages/hot/detail', { type: 'product', productId })
  return (
    <Item onTap={open}>
      <Row gap={12} align='top'>
        <Photo className='na-product' src={coverUrl} lazy />
        <div className='grow left'>
          <div className='fs-15 fw-m break'>{name}</div>
          <div className='fs-13 t3 mt4 break'>{subTitle}</div>
        </div>
      </Row>
    </Item>
  )
}
