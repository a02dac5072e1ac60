import { useState, type ReactNode } from 'react'
import { previewPictures } from '@/platform/picture'
import { ZoomLayer } from './ZoomLayer'

interface Preview {
  /** Opens the picture tapped, with the others beside it. */
  show: (first: string, pictures: readonly string[]) => void
  /** Where the page's own viewer stands. */
  layer: ReactNode
}

/** Pictures in the host's viewer, in the page's own where the host has none. Papers with a mark across use ZoomLayer itself. */
export function usePreview(): Preview {
  const [zoom, setZoom] = useState<{ first: string; pictures: readonly string[] } | null>(null)
  const show = (first: string, pictures: readonly string[]) =>
    void previewPictures(pictures, first).then((shown) => {
      if (!shown) setZoom({ first, pictures })
    })
  return { show, layer: zoom && <ZoomLayer {...zoom} onClose={() => setZoom(null)} /> }
}
