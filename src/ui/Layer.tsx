import { createContext, useContext, useState, type ReactNode, type RefCallback } from 'react'
import { createPortal } from 'react-dom'

type LayerTarget = HTMLDivElement

const Target = createContext<LayerTarget | null>(null)
const SetTarget = createContext<RefCallback<LayerTarget>>(() => undefined)

/** Stands above a page's view: what the view draws beside its root finds the layer of the root as well. */
export function LayerScope({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<LayerTarget | null>(null)
  return (
    <SetTarget.Provider value={setTarget}>
      <Target.Provider value={target}>{children}</Target.Provider>
    </SetTarget.Provider>
  )
}

/** Ref of the element that holds the page's layers. */
export const useLayerRef = (): RefCallback<LayerTarget> => useContext(SetTarget)

/**
 * Draws its children at the end of the page's root, outside sticky bars and cards with a stacking context of their own. React context
 * passes through; theme classes are repeated on the layer.
 */
export function Layer({ children }: { children: ReactNode }) {
  const target = useContext(Target)
  return target ? createPortal(children, target) : null
}
