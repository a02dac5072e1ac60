import { useState } from 'react'
import { cx } from './cx'
import { Photo } from './Photo'
import type { FaceProps } from './props'
import './Face.scss'

/** A portrait, or the first character of the name where there is none or it cannot be had. */
export function Face({ src, name, size = 52, onBroken, className }: FaceProps) {
  const [broken, setBroken] = useState('')
  const fail = () => {
    setBroken(src)
    onBroken?.(src)
  }
  const side = { width: `${size}px`, height: `${size}px` }
  return (
    <span className={cx('u-face', size > 100 && 'u-face-big', className)} style={side} aria-hidden='true'>
      {src === '' || src === broken ? (Array.from(name)[0] ?? '') : <Photo style={side} src={src} onFail={fail} />}
    </span>
  )
}
