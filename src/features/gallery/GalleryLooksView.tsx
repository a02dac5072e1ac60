import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { addressOf } from '@/routes/go'
import type { ParamsFor } from '@/routes/table'
import { Segment } from '@/ui'
import { PARTS, type GalleryPart } from './parts'
import './gallery.scss'

const LOOKS: readonly (ParamsFor<'/pages/dev/gallery'> & { name: string })[] = [
  { name: '浅色', theme: 'light', text: 'normal' },
  { name: '深色', theme: 'dark', text: 'normal' },
  { name: '大字', theme: 'light', text: 'large' },
  { name: '关怀模式', theme: 'light', text: 'care' },
]

/** The gallery in every look beside each other, each in a frame as wide as a phone; development builds in a browser only. */
export function GalleryLooksView() {
  const [part, setPart] = useState<GalleryPart>('page')
  return (
    <PageFrame>
      <div className='gl-all'>
        <Segment items={PARTS} active={part} onChange={setPart} />
        <div className='gl-row'>
          {LOOKS.map(({ name, ...look }) => (
            <iframe
              key={name}
              className='gl-phone'
              title={name}
              src={addressOf('/pages/dev/gallery', { ...look, part })}
            />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
