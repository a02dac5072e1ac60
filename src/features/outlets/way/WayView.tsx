import { useState } from 'react'
import { distanceOf, isPosition } from '@domain/coordinates'
import { mapLinks, type Place } from '@domain/outlet/links'
import { waysOf } from '@domain/outlet/way'
import { DetailPage, PageFrame, Shape, Thumbs, usePreview, useShareCard } from '@/blocks'
import { pageLink } from '@/platform/address'
import { copyText } from '@/platform/clipboard'
import { isWeapp } from '@/platform/host'
import { openMapLink, openPlace } from '@/platform/map-app'
import { shareNow } from '@/platform/share'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { dial } from '@/shared/hotline'
import { counted } from '@/telemetry/click-codes'
import { ActionSheet, BottomBar, Card, Empty, KeyValue, message, SectionCard } from '@/ui'
import type { Detail } from '../parts/types'
import { useHere } from '../parts/use-here'
import { Hours } from './Hours'
import { WayCard, Ways } from './WayCard'

type Params = PageParams<'/subPages/position/goNavigation'>

/** 网点导航 (D 6.5): an outlet and the way there, or a place by its position. */
export function WayView(params: Params) {
  const { outletId } = params
  if (outletId !== undefined) return <OutletWay outletId={outletId} />
  const place = placeOf(params)
  if (!place)
    return (
      <PageFrame>
        <Empty text='未找到该地点' />
      </PageFrame>
    )
  return <PlaceWay place={place} />
}

/** A place that is no outlet; how far it is where the phone says where it is. */
function PlaceWay({ place }: { place: Place }) {
  const { at } = useHere()
  return (
    <PageFrame spaced footer={<Foot place={place} />}>
      <Card>
        <div className='fs-17 fw-b break'>{place.name}</div>
        <KeyValue
          items={[
            place.address === ''
              ? ['坐标', degreesText(place), { copy: degreesText(place) }]
              : ['地址', place.address, { copy: place.address }],
          ]}
        />
        {at && <Ways of={waysOf(distanceOf(at, place))} />}
      </Card>
    </PageFrame>
  )
}

/** A position is enough: a place without a name is where the way ends. */
function placeOf({ lng, lat, name, address = '' }: Params): Place | null {
  const at = { lng: Number(lng ?? ''), lat: Number(lat ?? '') }
  return lng && lat && isPosition(at) ? { ...at, name: name || '目的地', address } : null
}

/** '116.700000, 39.500000': what a place without an address is found by. Degrees of WGS-84. */
const degreesText = ({ lng, lat }: Place): string => `${lng.toFixed(6)}, ${lat.toFixed(6)}`

function OutletWay({ outletId }: { outletId: string }) {
  const here = useHere()
  const read = useRead('default GET /crmgas/outlet/detail', { outletId, ...here.at }, { keepPrevious: true })
  const card = {
    title: read.data?.name ?? '服务网点',
    path: addressOf('/subPages/position/goNavigation', { outletId }),
  }
  useShareCard(card)
  const share = async () => {
    if (!(await shareNow(card))) message((await copyText(pageLink())) ? '链接已复制' : '复制失败，请稍后重试')
  }
  return (
    <DetailPage
      spaced
      read={read}
      // The mini-program shares by the menu of its capsule.
      actions={isWeapp ? [] : [{ label: '分享', icon: 'share', onTap: () => void share() }]}
      skeleton={<Shape heights={[420, 260]} />}
      footer={(outlet) => (
        <Foot place={{ ...outlet, address: outlet.district + outlet.address }} phone={outlet.phone} />
      )}
    >
      {(outlet) => <OutletCards of={outlet} />}
    </DetailPage>
  )
}

function OutletCards({ of: outlet }: { of: Detail }) {
  const { show, layer } = usePreview()
  return (
    <>
      <WayCard of={outlet} />
      {outlet.photos.length > 0 && (
        <SectionCard title='网点照片'>
          <Thumbs label='网点照片' pictures={outlet.photos} onShow={show} />
        </SectionCard>
      )}
      <Hours of={outlet} />
      {layer}
    </>
  )
}

function Foot({ place, phone }: { place: Place; phone?: string }) {
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    if (!(await openPlace(place))) setAsking(true)
  }
  const links = mapLinks(place)
  const choose = async (key: string) => {
    setAsking(false)
    const link = links.find((one) => one.key === key)
    if (link) return openMapLink(link.url)
    message((await copyText(place.address || degreesText(place))) ? '已复制' : '复制失败，请稍后重试')
  }
  return (
    <>
      <BottomBar
        {...(phone !== undefined && {
          secondary: { text: '拨打电话', plain: true, onTap: counted('PO_CALL', () => dial(phone)) },
        })}
        primary={{ text: '开始导航', onTap: counted('PO_NAV', start) }}
      />
      <ActionSheet
        open={isAsking}
        title='用哪个地图导航'
        items={[
          ...links.map(({ key, text }) => ({ key, text })),
          { key: 'copy', text: place.address === '' ? '复制坐标' : '复制地址' },
        ]}
        onChoose={(key) => void choose(key)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
