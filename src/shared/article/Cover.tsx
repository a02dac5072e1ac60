import { Photo } from '@/ui'
import './cover.scss'

/** The cover of something published, 16 to 9 over the whole width; nothing without one. */
export const Cover = ({ src }: { src: string }) =>
  src === '' ? null : (
    <div className='cvr-box'>
      <Photo className='cvr-photo' src={src} />
    </div>
  )
