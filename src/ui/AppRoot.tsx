import { useState, type CSSProperties } from 'react'
import { cx } from './cx'
import { nextId } from './feedback'
import { FeedbackHost, PageId } from './FeedbackHost'
import { InputBarProvider } from './input-bar'
import { LayerContext, type LayerTarget } from './Layer'
import { PageActive } from './page-active'
import type { AppRootProps } from './props'
import { useAppClass, useLook } from './theme'
import './AppRoot.scss'

/** Root of a page: carries the theme classes and holds the layer where sheets, dialogs and toasts are drawn. */
export function AppRoot({ children, active = true, inputBar = true, className, style }: AppRootProps) {
  const classes = useAppClass()
  const { statusBar } = useLook()
  const [layer, setLayer] = useState<LayerTarget | null>(null)
  const [id] = useState(nextId)
  const sizes = { '--h-status': `${statusBar}px`, ...style } as CSSProperties
  return (
    <div className={cx(classes, className)} style={sizes}>
      <LayerContext.Provider value={layer}>
        <PageActive.Provider value={active}>
          <InputBarProvider value={inputBar}>
            <PageId.Provider value={id}>{children}</PageId.Provider>
          </InputBarProvider>
        </PageActive.Provider>
        <FeedbackHost id={id} active={active} />
      </LayerContext.Provider>
      <div className={cx(classes, 'u-layer')} ref={setLayer} />
    </div>
  )
}
