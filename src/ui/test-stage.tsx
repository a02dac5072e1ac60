/*
 * Draws parts for tests: a fresh root before each test, cleared after it. The tests hand in their document.
 */
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

export interface Stage {
  host: () => HTMLElement
  show: (node: ReactNode) => void
  find: (selector: string) => HTMLElement
  /** By its label or its text. */
  button: (name: string) => HTMLButtonElement
  tap: (element: HTMLElement) => void
  type: (element: HTMLElement, text: string) => void
}

export function stage(page: Document): Stage {
  let root: Root
  let host: HTMLElement

  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })
  beforeEach(() => {
    host = page.createElement('div')
    page.body.append(host)
    root = createRoot(host)
  })
  afterEach(() => {
    act(() => root.unmount())
    host.remove()
  })

  return {
    host: () => host,
    show: (node) => act(() => root.render(node)),
    find: (selector) => known(host.querySelector<HTMLElement>(selector), selector),
    button: (name) =>
      known(
        [...host.querySelectorAll('button')].find(
          (one) => one.getAttribute('aria-label') === name || one.textContent === name,
        ),
        name,
      ),
    tap: (element) => act(() => element.click()),
    type: (element, text) =>
      act(() => {
        // React follows the native setter only.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

function known<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new Error(`nothing drawn is ${name}`)
  return found
}
