import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { priceModes, productKinds, productStatus } from '@domain/statuses/content'
import { useAct, useLink } from '@/blocks'
import { ContentBlocks, Cover } from '@/shared/article'
import { Button, Card, Ends, KeyValue, Row, SectionCard, Status, Tag } from '@/ui'
import { typedOf } from '../moment'

type Product = Out<'btwob GET /product/detail'>
type Done = () => Promise<void>

/** A product as staff see it, and what can be done with it now (E 3.1). */
export function ProductShown({ product, onDone }: { product: Product; onDone: Done }) {
  return (
    <>
      <Head product={product} onDone={onDone} />
      {product.skus.length > 0 && (
        <SectionCard title='规格'>
          {product.skus.map(({ skuId, name, price, minQty, maxQty }) => (
            <Ends key={skuId} className='fs-14' top={8}>
              <span className='break'>{name}</span>
              <span className='num nowrap'>
                {price === null ? '面议' : formatMoney(price)} · {minQty}–{maxQty}
              </span>
            </Ends>
          ))}
        </SectionCard>
      )}
      <SectionCard title='详情'>
        <KeyValue items={product.params.map(({ name, value }) => [name, value])} />
        <ContentBlocks blocks={product.blocks} />
      </SectionCard>
    </>
  )
}

function Head({ product, onDone }: { product: Product; onDone: Done }) {
  const { productId, status, editable, name, subTitle, price, priceMode, unit, kind } = product
  const edit = useLink('/pages/desk/product', editable ? { productId, edit: '1' } : undefined)
  return (
    <Card>
      <Cover src={product.coverUrl} />
      <Row wrap gap={8} top={12}>
        <Tag tone='primary'>{productKinds[kind]}</Tag>
        <Status status={productStatus[status]} />
        {!editable && <Tag kind='outline'>通用</Tag>}
      </Row>
      <h1 className='fs-20 fw-b mt8 break'>{name}</h1>
      <p className='fs-14 t2 break'>{subTitle}</p>
      <KeyValue
        className='mt8'
        items={[
          ['分类', product.categoryName],
          ['价格', price === null ? priceModes[priceMode] : `${formatMoney(price)}/${unit}`],
          ['供应商', product.supplierName],
          ['质保', `${product.warrantyMonths} 个月`],
          ['首次联系', `${product.slaHours} 小时内`],
          ['阅读与咨询', `${product.viewCount} 次 · ${product.leadCount} 单`],
          ['上架时间', product.onSaleAt && typedOf(product.onSaleAt)],
          ['下架时间', product.offSaleAt && typedOf(product.offSaleAt)],
        ]}
      />
      {editable && (
        <Row wrap gap={8} top={12}>
          {edit && (
            <Button kind='outline' size='small' onTap={edit}>
              编辑
            </Button>
          )}
          <Moves productId={productId} status={status} onDone={onDone} />
        </Row>
      )}
    </Card>
  )
}

function Moves({ productId, status, onDone }: Pick<Product, 'productId' | 'status'> & { onDone: Done }) {
  const then = { done: () => void onDone(), stale: onDone }
  const sell = useAct('btwob POST /product/status', { ok: '已上架', ...then })
  const soldOut = useAct('btwob POST /product/status', { ok: '已标为暂无货', ...then })
  const off = useAct('btwob POST /product/status', {
    ask: '下架后客户不能再找到，确认下架？',
    ok: '已下架',
    ...then,
  })
  return (
    <>
      {status !== 'onSale' && (
        <Button size='small' loading={sell.busy} onTap={() => sell.run({ productId, status: 'onSale' })}>
          {status === 'soldOut' ? '恢复有货' : '上架'}
        </Button>
      )}
      {status === 'onSale' && (
        <Button
          kind='outline'
          size='small'
          loading={soldOut.busy}
          onTap={() => soldOut.run({ productId, status: 'soldOut' })}
        >
          暂无货
        </Button>
      )}
      {(status === 'onSale' || status === 'soldOut') && (
        <Button
          kind='outline'
          danger
          size='small'
          loading={off.busy}
          onTap={() => off.run({ productId, status: 'offSale' })}
        >
          下架
        </Button>
      )}
    </>
  )
}
