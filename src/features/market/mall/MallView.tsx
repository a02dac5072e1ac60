import { formatMoney } from '@domain/money'
import { activityStates } from '@domain/statuses/activity-sign-up'
import { useLink, TabFrame, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { targetAddress, type Target } from '@/routes/target'
import { useUser } from '@/stores'
import { counted } from '@/telemetry/click-codes'
import {
  BannerSwiper,
  Button,
  Card,
  Empty,
  Ends,
  ErrorBlock,
  Icon,
  Item,
  Photo,
  Progress,
  Row,
  SectionCard,
  Skeleton,
  Status,
  Tag,
} from '@/ui'
import {
  activityTime,
  gasLooks,
  isEmptyHome,
  priceText,
  signUpText,
  type Activity,
  type GasProduct,
  type Product,
} from '../market-text'
import { gasPriceText } from '../gas-text'
import { Categories } from './Categories'
import './mall.scss'

const PRODUCTS = '/pages/hot/product-list'
const PRODUCT = '/pages/hot/detail'
const ACTIVITIES = '/pages/hot/activity-list'
/** The market is kept for five minutes (E 6.1). */
const FRESH_FOR = 300_000

/** 商城 (E 6.1): entry to goods, services, gas products and activities. Blocks without data are hidden. */
export function MallView() {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const home = useRead('default GET /crmgas/market/home', undefined, {
    enabled: isBound,
    freshFor: FRESH_FOR,
    refresh: 'old',
  })
  const leads = useLink(PRODUCTS, { mode: 'lead' })
  const data = home.data
  return (
    <TabFrame
      of={home}
      skeleton={<MallSkeleton />}
      visitorText='登录后查看企业专属商品与服务'
      actions={
        leads
          ? [{ label: '我的咨询', icon: 'chat', badge: data?.openQuotes ?? 0, badgeOf: '个报价待确认', onTap: leads }]
          : []
      }
    >
      {data !== undefined && (
        <div className='mall'>
          <SearchEntry />
          <Banners items={data.banners} />
          <Categories items={data.categories} />
          <Entrances />
          <GasProducts items={data.gasProducts} />
          {data.partial && <ErrorBlock small text='部分内容加载失败，点击重试' onRetry={() => void home.reload()} />}
          <Activities items={data.activities} />
          <Products title='热销商品' items={data.hotProducts} />
          <Products title='新品上架' items={data.newProducts} />
          {isEmptyHome(data) ? (
            <Empty text='商城正在上新，敬请期待' />
          ) : (
            <div className='fs-12 t3 center mt16'>没有更多了</div>
          )}
        </div>
      )}
    </TabFrame>
  )
}

function MallSkeleton() {
  return (
    <div className='mall'>
      <Skeleton kind='block' height={120} className='mall-block' />
      <Card flush className='mall-block'>
        <Skeleton kind='list' rows={3} />
      </Card>
      <div className='mall-pair'>
        <Skeleton kind='block' height={240} className='mall-cell' />
        <Skeleton kind='block' height={240} className='mall-cell' />
      </div>
    </div>
  )
}

function SearchEntry() {
  const search = useLink(PRODUCTS, { focus: '1' })
  if (!search) return null
  return (
    <button type='button' className='mall-search' onClick={search}>
      <Icon name='search' size={18} />
      搜索商品、服务
    </button>
  )
}

function Banners({ items }: { items: readonly (Target & { bannerId: string; title: string; imageUrl: string })[] }) {
  const links = useLinks()
  const shown = items.map(({ bannerId, title, imageUrl }) => ({ key: bannerId, title, imageUrl }))
  return (
    <BannerSwiper
      className='mall-block'
      ratio={343 / 120}
      items={shown}
      onTap={(key) => counted('mall_banner', links(targetAddress(items.find(({ bannerId }) => bannerId === key))))?.()}
    />
  )
}

const ENTRANCES = [
  { title: '好气优选', text: '用气产品一站选购', address: '/pages/goodGasProductList/list' },
  { title: '好买气', text: '怎么买气更合适', address: '/subPages/goodBuyGas' },
]

function Entrances() {
  const links = useLinks()
  const shown = ENTRANCES.filter(({ address }) => links(address))
  if (shown.length === 0) return null
  return (
    <div className='mall-pair mall-block'>
      {shown.map(({ title, text, address }) => (
        <Card key={title} className='mall-cell' onTap={links(address)}>
          <div className='fs-15 fw-m'>{title}</div>
          <div className='fs-12 t3 mt4 mb4'>{text}</div>
        </Card>
      ))}
    </div>
  )
}

function GasProducts({ items }: { items: readonly GasProduct[] }) {
  const links = useLinks()
  if (items.length === 0) return null
  return (
    <SectionCard title='气源精选' className='mall-block' more='更多' onMore={links('/pages/goodGasProductList/list')}>
      <div className='mall-scroll'>
        {items.map((item) => (
          <button
            key={item.gpId}
            type='button'
            className='mall-gas sunken left'
            onClick={counted(
              'goodgas_card',
              links(targetAddress({ targetRoute: item.route, targetParams: item.params })),
            )}
          >
            <Ends className='mb8'>
              <span className='fs-15 fw-m'>{item.title}</span>
              <Status status={gasLooks[item.state]} />
            </Ends>
            <div className='fs-14 fw-b num'>{gasPriceText(item)}</div>
            {item.remainRatio !== null && <Progress value={Number(item.remainRatio)} label='剩余气量' />}
          </button>
        ))}
      </div>
    </SectionCard>
  )
}

function Activities({ items }: { items: readonly Activity[] }) {
  const all = useLinks()(ACTIVITIES)
  if (items.length === 0) return null
  return (
    <SectionCard flush title='热门活动' className='mall-block' more='更多' onMore={all}>
      {items.slice(0, 3).map((item) => (
        <ActivityRow key={item.activityId} item={item} />
      ))}
    </SectionCard>
  )
}

function ActivityRow({ item }: { item: Activity }) {
  const signUp = signUpText(item)
  const open = useLinks()(targetAddress(item))
  return (
    <Item onTap={open}>
      <Row gap={12} align='top'>
        <Photo className='mall-cover' src={item.cover} lazy />
        <div className='grow'>
          <div className='mall-title fs-15 fw-m'>{item.title}</div>
          <div className='fs-12 t3 mt4 mb4'>
            {activityTime(item)}
            {signUp !== '' && ` · ${signUp}`}
          </div>
          <Status status={activityStates[item.state]} />
        </div>
      </Row>
    </Item>
  )
}

function Products({ title, items }: { title: string; items: readonly Product[] }) {
  const all = useLinks()(PRODUCTS)
  if (items.length === 0) return null
  return (
    <section className='mall-block' aria-label={title}>
      <Ends className='mall-head'>
        <span className='fs-16 fw-b'>{title}</span>
        {all && (
          <Button kind='text' size='small' onTap={all}>
            更多
          </Button>
        )}
      </Ends>
      <div className='mall-pair'>
        {items.map((item) => (
          <ProductCard key={item.productId} item={item} />
        ))}
      </div>
    </section>
  )
}

function ProductCard({ item }: { item: Product }) {
  const open = useLink(PRODUCT, { type: 'product', productId: item.productId })
  return (
    <Card flush className='mall-cell' label={item.name} onTap={counted('mall_product', open)}>
      <div className='mall-square'>
        <Photo className='mall-photo' src={item.coverUrl} lazy />
      </div>
      <div className='mall-info'>
        <div className='mall-title fs-15 fw-m t1'>{item.name}</div>
        <Row wrap gap={4} top={4} className='mb4'>
          {item.tags.slice(0, 2).map((tag) => (
            <Tag key={tag} kind='outline'>
              {tag}
            </Tag>
          ))}
        </Row>
        <div className='fs-16 fw-b num break'>
          {priceText(item)}
          {item.basePrice !== null && <span className='mall-base fs-12 t3'>{formatMoney(item.basePrice)}</span>}
        </div>
      </div>
    </Card>
  )
}
