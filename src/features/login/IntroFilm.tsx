import { isWeapp } from '@/platform/host'
import { Sheet } from '@/ui'
import './intro.scss'

/** A browser starts a film by itself only without sound, and on a phone only in its place. */
const AUTOPLAY = isWeapp ? { autoplay: true } : { autoPlay: true, muted: true, playsInline: true }

interface Props {
  address: string
  onClose: () => void
}

/** The film over the page; it closes at its end, or before. */
export const IntroFilm = ({ address, onClose }: Props) => (
  <Sheet open title='产品介绍' cancelText='跳过' onClose={onClose}>
    <video className='lf-film' src={address} controls {...AUTOPLAY} onEnded={onClose} />
  </Sheet>
)
