import { useState } from 'react'
import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { productStatus } from '@domain/statuses/content'
import { DetailPage, Shape, useAct, useLink, usePreview } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { ContentBlocks } from '@/shared/article'
import { ShareButton, useShared } from '@/shared/share'
import { addressOf } from '@/routes/go'
import {
  BottomBar,
  Card,
  confirm,
  IconButton,
  KeyValue,
  Photo,
  Row,
  SectionCard,
  Status,
  Tag,
  type BottomAction,
} from '@/ui'
import { priceText } from '../market-text'
import { Questions } from '../parts/Questions'
import { EnquirySheet } from './EnquirySheet'
import { Related } from './Related'
import '../market.scss'
import './product.scss'

export type Product = Out<'default GET /crmgas/market/product/detail'>

/** 商品详情 (E 6.4). */
export function ProductView({ productId, opensSheet }: { productId: string; opensSheet: boolean }) {
  const read = useRead('default GET /crmgas/market/product/detail', { productId }, { gone: ['E1001'], refresh: 'old' })
  const [isAsking, setAsking] = useState(opensSheet)
  const preview = usePreview()
  const share = useShared(
    { targetType: 'product', targetId: productId },
    {
      title: read.data?.name ?? '商品详情',
      path: addressOf('/pages/hot/detail', { type: 'product', productId }),
    },
  )
  const adviser = useRead('demand GET /lead/adviser', undefined, { handles: 'all' })
  return (
    <>
      <DetailPage
        read={read}
        skeleton={<Shape heights={[280, 120, 160, 240]} />}
        footer={(product) => <Foot product={product} adviser={adviser.data} onAsk={() => setAsking(true)} />}
      >
        {(product) => (
          <>
            <Pictures product={product} onTap={preview.show} />
            <Head product={product} />
            <Facts product={product} />
            <SectionCard title='商品详情'>
              <ContentBlocks blocks={product.blocks} onImage={preview.show} />
            </SectionCard>
            <Questions about={product.name} />
            <Related items={product.related} />
            {product.status === 'onSale' && (
              <div className='gutter mt12'>
                <ShareButton of={share} />
              </div>
            )}
          </>
        )}
      </DetailPage>
      {isAsking && read.data && (
        <EnquirySheet product={read.data} onClose={() => setAsking(false)} onChanged={read.reload} />
      )}
      {preview.layer}
    </>
  )
}

function Pictures({ product, onTap }: { product: Product; onTap: (first: string, all: readonly string[]) => void }) {
  const pictures = product.images.length > 0 ? product.images : [product.coverUrl]
  const [first = ''] = pictures
  return (
    <button
      type='button'
      className='mkd-hero'
      aria-label={pictures.length > 1 ? `查看商品图片 1/${pictures.length}` : '查看商品图片'}
      onClick={() => onTap(first, pictures)}
    >
      <Photo className='mkd-hero-photo' src={first} />
      {pictures.length > 1 && <span className='mkd-count fs-12 num'>1/{pictures.length}</span>}
    </button>
  )
}

function Head({ product }: { product: Product }) {
  const { productId, name, subTitle, supplierName, tags, isFavorite, basePrice, slaHours, warrantyMonths, status } =
    product
  const mark = useAct('default POST /crmgas/market/product/favorite', {})
  const promises = [`顾问${slaHours}小时内联系`, ...(warrantyMonths > 0 ? [`质保${warrantyMonths}个月`] : [])]
  return (
    <Card>
      <Row align='top'>
        <div className='grow fs-20 fw-b num break'>
          {priceText(product)}
          {basePrice !== null && <span className='mk-base fs-13 t3'>{formatMoney(basePrice)}</span>}
        </div>
        <IconButton
          icon='star'
          label={isFavorite ? '取消收藏' : '收藏'}
          pressed={isFavorite}
          onTap={() => void mark.run({ productId, favorite: !isFavorite })}
        />
      </Row>
      {basePrice !== null && <div className='fs-12 t3 mt4'>基准价为促销前7日内最低成交价</div>}
      <h1 className='fs-17 fw-m mt4 break'>{name}</h1>
      {status !== 'onSale' && <Status status={productStatus[status]} className='mt4' />}
      <div className='fs-14 t2 mt4 break'>{subTitle}</div>
      <Row wrap gap={4} top={8}>
        {tags.map((tag) => (
          <Tag key={tag} kind='outline'>
            {tag}
          </Tag>
        ))}
      </Row>
      <div className='fs-13 t3 mt8 break'>{promises.join(' · ')}</div>
      <div className='fs-13 t3 mt4 break'>{supplierName}</div>
    </Card>
  )
}

function Facts({ product: { skus, serviceAreas, certNos, sellingPoints, params } }: { product: Product }) {
  return (
    <SectionCard title='规格与参数'>
      <KeyValue
        items={[
          [
            '规格',
            skus.length > 0 &&
              skus.map(({ name, price }) => [name, price && formatMoney(price)].filter(Boolean).join(' ')).join('；'),
          ],
          ['服务区域', serviceAreas.length > 0 && serviceAreas.join('、')],
          ['资质', certNos.length > 0 && certNos.join('、')],
          ...params.map(({ name, value }) => [name, value] as const),
        ]}
      />
      {sellingPoints.map((point) => (
        <div key={point} className='fs-14 t2 mt4 break'>
          · {point}
        </div>
      ))}
    </SectionCard>
  )
}

interface FootProps {
  product: Product
  adviser: Out<'demand GET /lead/adviser'> | undefined
  onAsk: () => void
}

/** What is asked for depends on the shelf; an enquiry that is under way is shown instead of a second one (E-M-09). */
function Foot({ product: { status, priceMode, openLeadNo }, adviser, onAsk }: FootProps) {
  const open = useLink('/pages/hot/detail', openLeadNo === null ? undefined : { type: 'lead', leadNo: openLeadNo })
  if (status === 'offSale') return null
  const ask = status === 'soldOut' ? '到货通知' : priceMode === 'free' ? '免费预约' : '立即咨询'
  const primary: BottomAction =
    openLeadNo !== null && open ? { text: '查看咨询单', onTap: open } : { text: ask, onTap: onAsk }
  const phone = adviser?.adviserPhone ?? ''
  const call = async () => {
    const content = `${adviser?.adviserName ?? ''} ${phone}${adviser?.onDuty ? '' : '（工作日 08:30-17:30）'}`
    if (await confirm({ title: '联系顾问', content, confirmText: '拨打' })) callPhone(phone)
  }
  return <BottomBar primary={primary} secondary={phone === '' ? undefined : { text: '客服', onTap: call }} />
}
