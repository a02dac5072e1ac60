import { useMemo, useState, type ReactNode } from 'react'
import { PageFrame } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { LookProvider, Tabs, useLook } from '@/ui'
import { GalleryCharts } from './GalleryCharts'
import { GalleryControls } from './GalleryControls'
import { GalleryData } from './GalleryData'
import { GalleryDetails } from './GalleryDetails'
import { GalleryFeedback } from './GalleryFeedback'
import { GalleryForm } from './GalleryForm'
import { GalleryForms } from './GalleryForms'
import { GalleryList } from './GalleryList'
import { GalleryNut } from './GalleryNut'
import { GalleryPage } from './GalleryPage'
import { GalleryParts } from './GalleryParts'
import { GalleryResult } from './GalleryResult'
import { GalleryTab } from './GalleryTab'
import { PARTS, type GalleryPart } from './parts'

const onPage = (part: ReactNode) => (top: ReactNode) => <PageFrame top={top}>{part}</PageFrame>

/** Parts of `ui` are drawn on a page, blocks are pages of their own. */
const BODIES: Record<GalleryPart, (top: ReactNode) => ReactNode> = {
  page: onPage(<GalleryPage />),
  controls: onPage(<GalleryControls />),
  data: onPage(<GalleryData />),
  parts: onPage(<GalleryParts />),
  charts: onPage(<GalleryCharts />),
  feedback: onPage(<GalleryFeedback />),
  nut: onPage(<GalleryNut />),
  list: (top) => <GalleryList top={top} />,
  details: (top) => <GalleryDetails top={top} />,
  form: (top) => <GalleryForm top={top} />,
  forms: onPage(<GalleryForms />),
  result: (top) => <GalleryResult top={top} />,
  tab: (top) => <GalleryTab top={top} />,
}

/** Every part of `ui` and every block in its states; development builds only. */
export function GalleryView({ part = 'page', theme, text }: PageParams<'/pages/dev/gallery'>) {
  const chosen = useLook()
  const look = useMemo(() => ({ ...chosen, ...(theme && { theme }), ...(text && { text }) }), [chosen, theme, text])
  const [shown, setShown] = useState(part)
  const tabs = <Tabs items={PARTS} active={shown} onChange={setShown} sticky />
  return <LookProvider value={look}>{BODIES[shown](tabs)}</LookProvider>
}
