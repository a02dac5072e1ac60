import { useState, type ReactNode } from 'react'
import { GalleryCharts } from './gallery/GalleryCharts'
import { GalleryControls } from './gallery/GalleryControls'
import { GalleryData } from './gallery/GalleryData'
import { GalleryFeedback } from './gallery/GalleryFeedback'
import { GalleryNut } from './gallery/GalleryNut'
import { GalleryPage } from './gallery/GalleryPage'
import { Tabs } from './Tabs'

const PARTS = [
  { key: 'page', label: '页面' },
  { key: 'controls', label: '控件' },
  { key: 'data', label: '数据' },
  { key: 'charts', label: '图表' },
  { key: 'feedback', label: '反馈' },
  { key: 'nut', label: '库件' },
] as const

export type GalleryPart = (typeof PARTS)[number]['key']

const BODIES: Record<GalleryPart, () => ReactNode> = {
  page: () => <GalleryPage />,
  controls: () => <GalleryControls />,
  data: () => <GalleryData />,
  charts: () => <GalleryCharts />,
  feedback: () => <GalleryFeedback />,
  nut: () => <GalleryNut />,
}

/** Specimen of every part, for development builds only. */
export function Gallery({ start = 'page' }: { start?: GalleryPart }) {
  const [part, setPart] = useState<GalleryPart>(start)
  return (
    <>
      <Tabs items={PARTS} active={part} onChange={setPart} sticky />
      <div style={{ paddingTop: '12px' }}>{BODIES[part]()}</div>
    </>
  )
}
