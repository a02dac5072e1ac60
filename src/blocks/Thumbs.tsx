import { Photo } from '@/ui'
import { cx } from '@/ui/cx'
import './thumbs.scss'

interface Props {
  /** Says what the pictures show, for a user that cannot see them. */
  label: string
  pictures: readonly { url: string }[]
  onShow: (first: string, pictures: readonly string[]) => void
  className?: string
}

/** A picture of the gateway in small; another address has one size only. */
const small = (url: string): string => (url.includes('?') ? `${url}&w=320` : url)

/** Small pictures beside each other; a tap shows them large. */
export function Thumbs({ label, pictures, onShow, className }: Props) {
  if (pictures.length === 0) return null
  const all = pictures.map(({ url }) => url)
  return (
    <div className={cx('th-row', className)}>
      {pictures.map(({ url }, index) => (
        <button
          type='button'
          key={url}
          className='th-one'
          aria-label={`查看${label}${index + 1}`}
          onClick={() => onShow(url, all)}
        >
          <Photo className='th-img' src={small(url)} lazy />
        </button>
      ))}
    </div>
  )
}
