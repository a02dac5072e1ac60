import { cx } from './cx'
import type { PhotoProps } from './props'
import './Photo.scss'

/** The mini-program's image knows no object-fit and stretches unless its `mode` says otherwise; a browser ignores the attribute. */
const MODES = { cover: 'aspectFill', contain: 'aspectFit', width: 'widthFix' } as const

/** A picture in its frame: fills it, lies whole in it, or is as wide as it and as high as it must be. */
export function Photo({ src, alt = '', fit = 'cover', lazy = false, onTap, onFail, className, style }: PhotoProps) {
  return (
    <img
      {...{ mode: MODES[fit] }}
      className={cx(`u-photo-${fit}`, className)}
      src={src}
      alt={alt}
      {...(lazy && { loading: 'lazy' })}
      {...(style && { style })}
      {...(onTap && { onClick: onTap })}
      {...(onFail && { onError: onFail })}
    />
  )
}
