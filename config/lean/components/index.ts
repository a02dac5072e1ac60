/*
 * Replaces `@tarojs/components` on H5 (plugin-lean.ts). Only NutUI imports it there. Taro's components are web components with a
 * runtime (@stencil/core, 15 KB gzip) that is larger than most parts of NutUI. Each component here is one DOM element with the props,
 * events and event details that NutUI uses (ADR 0014). An import of a component that is missing here fails the build.
 */
import { createElement, forwardRef, useLayoutEffect, type CSSProperties, type SyntheticEvent } from 'react'
import { withDetail, useElement, type Props } from './element'

export { Input, Textarea } from './text'
export { ScrollView } from './scroll-view'

export const View = /* @__PURE__ */ forwardRef<HTMLDivElement, Props>(function View(props, ref) {
  return createElement('div', useElement(props, ref))
})

export const Text = /* @__PURE__ */ forwardRef<HTMLSpanElement, Props>(function Text(props, ref) {
  return createElement('span', useElement(props, ref))
})

const FORM_TYPES: Record<string, 'submit' | 'reset'> = { submit: 'submit', reset: 'reset' }

export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, Props & { formType?: string }>(
  function Button(props, ref) {
    const dom = useElement({ hoverClass: 'button-hover', hoverStartTime: 20, hoverStayTime: 70, ...props }, ref)
    return createElement('button', { ...dom, type: FORM_TYPES[props.formType ?? ''] ?? 'button' })
  },
)

/** Style by the mini-program's mode. Any other mode is a position (`top left`) at the picture's own size. */
const FITS: Record<string, CSSProperties> = {
  scaleToFill: { objectFit: 'fill' },
  aspectFit: { objectFit: 'contain' },
  aspectFill: { objectFit: 'cover' },
  widthFix: { height: 'auto' },
  heightFix: { width: 'auto' },
}

interface ImageProps extends Props {
  src?: string
  mode?: string
  lazyLoad?: boolean
  onLoad?: (event: object) => void
  onError?: (event: object) => void
}

export const Image = /* @__PURE__ */ forwardRef<HTMLImageElement, ImageProps>(function Image(props, ref) {
  const { src, mode = 'scaleToFill', lazyLoad, onLoad, onError } = props
  const { style, ...dom } = useElement<HTMLImageElement>(props, ref)
  return createElement('img', {
    alt: '',
    ...dom,
    src,
    loading: lazyLoad ? 'lazy' : undefined,
    style: { ...(FITS[mode] ?? { objectFit: 'none', objectPosition: mode }), ...style },
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => {
      const { naturalWidth: width, naturalHeight: height } = event.currentTarget
      onLoad?.(withDetail(event, { width, height }))
    },
    onError,
  })
})

export const Canvas = /* @__PURE__ */ forwardRef<HTMLCanvasElement, Props & { canvasId?: string }>(
  function Canvas(props, ref) {
    const { ref: element, ...dom } = useElement<HTMLCanvasElement>(props, ref)
    // One unit of the drawing is one CSS px, as in the mini-program.
    useLayoutEffect(() => {
      const node = element.current
      if (node) Object.assign(node, { width: node.offsetWidth, height: node.offsetHeight })
    }, [element])
    return createElement('canvas', { ...(props.canvasId && { id: props.canvasId }), ...dom, ref: element })
  },
)
