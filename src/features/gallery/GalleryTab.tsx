import type { ReactNode } from 'react'
import { LookCells, TabFrame } from '@/blocks'
import { CellGroup } from '@/ui'

/** The frame of the four main pages; its rows choose the look of the whole app. */
export const GalleryTab = ({ top }: { top: ReactNode }) => (
  <TabFrame top={top}>
    <CellGroup title='外观'>
      <LookCells />
    </CellGroup>
  </TabFrame>
)
