import { Photo } from '@/ui'
import './inspection.scss'

interface Props {
  /** Says what the pictures show, for a user that cannot see them. */
  label: string
  pictures: readonly { fileID: string; url: string }[]
  onShow: (first: string, pictures: readonly string[]) => void
}

/** Small pictures beside each other; a tap shows them large. */
export function Thumbs({ label, pictures, onShow }: Props) {
  if (pictures.length === 0) return null
  const all = pictures.map(({ url }) => url)
  return (
    <div className='in-thumbs'>
      {pictures.map(({ fileID, url }, index) => (
        <button
          type='button'
          key={fileID}
          className='in-thumb'
          aria-label={`查看${label}照片${index + 1}`}
          onClick={() => onShow(url, all)}
        >
          <Photo className='in-thumb-img' src={`${url}&w=320`} lazy />
        </button>
      ))}
    </div>
  )
}
