import type { Photo } from '@/platform/photo'

export interface PhotoSourcesProps {
  /** The last one is on its way. */
  busy: boolean
  onPhoto: (photo: Photo) => void
}
