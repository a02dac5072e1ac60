import { Photo } from '@/ui'
import './records.scss'

interface Props {
  /** Says what the pictures show, for a user that cannot see them. */
  label: string
  pictures: readonly { fileId: string; url: string }[]
  onShow: (first: string, pictures: readonly string[]) => void
}

/** Small pictures beside each other; a tap shows them large. */
export function Thumbs({ label, pictures, onShow }: Props) {
  if (pictures.length === 0) return null
  const all = pictures.map(({ url }) => url)
  return (
    <div className='rd-thumbs'>
      {pictures.map(({ fileId, url }, index) => (
        <button
          type='button'
          key={fileId}
          className='rd-thumb'
          aria-label={`查看${label}${index + 1}`}
          onClick={() => onShow(url, all)}
        >
          <Photo className='rd-thumb-img' src={`${url}&w=320`} lazy />
        </button>
      ))}
    </div>
  )
}
