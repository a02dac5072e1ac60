import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export type LayerTarget = HTMLDivElement

export const LayerContext = createContext<LayerTarget | null>(null)

/**
 * Draws its children at the end of the page's root, outside sticky bars and cards whose stacking would trap them. React context
 * passes through; theme classes are repeated on the layer.
 */
export function Layer({ children }: { children: ReactNode }) {
  const target = useContext(LayerContext)
  return target ? createPortal(children, target) : null
}
