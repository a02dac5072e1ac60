import { Photo, Row } from '@/ui'
import './ticket.scss'

interface PhotoRowProps {
  photos: readonly { fileId: string; url: string }[]
  /** Names the pictures for a reader. */
  label: string
  onPhoto: (first: string, all: readonly string[]) => void
}

/** Small pictures side by side; a tap shows them large. */
export function PhotoRow({ photos, label, onPhoto }: PhotoRowProps) {
  if (photos.length === 0) return null
  const all = photos.map(({ url }) => url)
  return (
    <Row gap={8} wrap top={8}>
      {photos.map(({ fileId, url }, index) => (
        <button
          key={fileId}
          type='button'
          className='tk-photo'
          aria-label={`查看${label}${index + 1}`}
          onClick={() => onPhoto(url, all)}
        >
          <Photo className='tk-photo-img' src={url} lazy />
        </button>
      ))}
    </Row>
  )
}
