import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { bannerPositions } from '@domain/statuses/content'
import { ListPage } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { Ends, Item, Photo, Row, Tag } from '@/ui'
import { count, Named, Span } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { BannerSheet } from './BannerSheet'
import '../desk.scss'
import './banner.scss'

export type DeskBanner = RowOf<'btwob GET /banner/list'>

/** 轮播图 at the desk: pictures of the mall, the headlines and saving gas, with where they lead (E 5.9). */
export const DeskBannersView = () => <DeskGate>{(close) => <Banners close={close} />}</DeskGate>

function Banners({ close }: { close: () => void }) {
  const [edited, setEdited] = useState<DeskBanner | 'new' | null>(null)
  const list = useDeskList('btwob GET /banner/list', {}, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '新建轮播图', onTap: () => setEdited('new') }]}
      list={list}
      keyOf={({ bannerId }) => bannerId}
      item={(banner) => <BannerItem banner={banner} onTap={() => setEdited(banner)} />}
      table={tableOf({ label: '轮播图', columns: COLUMNS, onTap: setEdited, canTap: ({ editable }) => editable })}
      empty='还没有轮播图'
      after={
        edited && (
          <BannerSheet
            banner={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onDone={list.reload}
          />
        )
      }
    />
  )
}

const Marks = ({ of: { status, editable } }: { of: DeskBanner }) => (
  <Row wrap gap={8}>
    {status === 'off' && <Tag tone='warning'>已停用</Tag>}
    {!editable && <Tag kind='outline'>通用</Tag>}
  </Row>
)

const Frame = ({ of: { imageUrl } }: { of: DeskBanner }) => (
  <div className='dkb-frame'>
    <Photo className='dkb-picture' src={imageUrl} />
  </div>
)

const COLUMNS: readonly Column<DeskBanner>[] = [
  { head: '轮播图', cell: ({ title, link }) => <Named title={title} {...(link !== '' && { note: link })} /> },
  { head: '图片', width: 172, cell: (banner) => <Frame of={banner} /> },
  { head: '位置', width: 84, cell: ({ position }) => bannerPositions[position] },
  { head: '起止时间', width: 168, cell: ({ startAt, endAt }) => <Span from={startAt} to={endAt} /> },
  { head: '顺序', width: 48, isFigure: true, cell: ({ sort }) => count(sort) },
  { head: '标记', width: 64, cell: (banner) => <Marks of={banner} /> },
]

function BannerItem({ banner, onTap }: { banner: DeskBanner; onTap: () => void }) {
  const { title, position, startAt, endAt, sort, editable } = banner
  return (
    <Item className='dk-row' {...(editable && { onTap })}>
      <Frame of={banner} />
      <Ends top={8}>
        <span className='fs-15 fw-m break'>{title}</span>
        <Row gap={8}>
          <Marks of={banner} />
          <Tag kind='outline'>{bannerPositions[position]}</Tag>
        </Row>
      </Ends>
      <div className='fs-12 t3 mt4 num'>
        <Span from={startAt} to={endAt} /> · 顺序 {count(sort)}
      </div>
    </Item>
  )
}
