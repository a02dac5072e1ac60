import { PageFrame } from '@/blocks'
import { Gallery } from '@/ui/Gallery'

/** Every part of the design system in its states; development builds only. */
export default function GalleryPage() {
  return (
    <PageFrame>
      <Gallery />
    </PageFrame>
  )
}
