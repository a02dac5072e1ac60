import { Photo, Row } from '@/ui'
import './project.scss'

interface ShownFile {
  fileId: string
  name: string
  url: string
  isImage: boolean
}

export interface PhotosProps {
  files: readonly ShownFile[]
  /** Names the pictures for a reader. */
  label: string
  onShow: (first: string, all: readonly string[]) => void
}

/** Pictures of a project side by side; a tap shows them large. */
export function Photos({ files, label, onShow }: PhotosProps) {
  const pictures = files.filter(({ isImage }) => isImage)
  if (pictures.length === 0) return null
  const all = pictures.map(({ url }) => url)
  return (
    <Row gap={8} wrap top={8}>
      {pictures.map(({ fileId, url }, index) => (
        <button
          key={fileId}
          type='button'
          className='pj-thumb'
          aria-label={`查看${label}照片${index + 1}`}
          onClick={() => onShow(url, all)}
        >
          <Photo className='pj-thumb-img' src={`${url}&w=320`} lazy />
        </button>
      ))}
    </Row>
  )
}
