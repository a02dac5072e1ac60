import type { CSSProperties } from 'react'
import { cx } from './cx'
import { FeedbackHost, PageIdentity, useOwnPage } from './FeedbackHost'
import { InputBarProvider } from './input-bar'
import { useLayerRef } from './Layer'
import { PageActive } from './page-active'
import type { AppRootProps } from './props'
import { useAppClass, useLook } from './theme'
import './AppRoot.scss'

/** Root of a page: carries the theme classes and holds the layer where sheets, dialogs and toasts are drawn. */
export function AppRoot(props: AppRootProps) {
  const page = useOwnPage()
  if (page !== null) return <Root {...props} page={page} />
  return (
    <PageIdentity>
      <AppRoot {...props} />
    </PageIdentity>
  )
}

function Root({ page, children, active = true, inputBar = true, className, style }: AppRootProps & { page: number }) {
  const classes = useAppClass()
  const { statusBar } = useLook()
  const layer = useLayerRef()
  const sizes = { '--h-status': `${statusBar}px`, ...style } as CSSProperties
  return (
    <div className={cx(classes, className)} style={sizes}>
      <PageActive.Provider value={active}>
        <InputBarProvider value={inputBar}>{children}</InputBarProvider>
      </PageActive.Provider>
      <FeedbackHost id={page} active={active} />
      <div className={cx(classes, 'u-layer')} ref={layer} />
    </div>
  )
}
